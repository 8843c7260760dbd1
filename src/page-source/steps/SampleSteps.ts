/** What readers can try with a sample, as JSON. Runs in Node and in the browser. */
import type { Step } from 'vision-camera-phone/steps';

/** A mistake that guides warn about. */
export interface Mistake {
  /** What the change does to the code, in a few words. */
  change: string;
  /** The files that have the mistake, by name. */
  files: Readonly<Record<string, string>>;
  /** Shows what goes wrong. */
  step: Step;
}

/** The steps of a sample, and its mistakes. */
export interface SampleSteps {
  steps: readonly Step[];
  mistakes: readonly Mistake[];
}

/** Returns the URL of a sample's steps without the base path. */
export const stepsPath = (sampleId: string): string => `steps/${sampleId}.json`;
