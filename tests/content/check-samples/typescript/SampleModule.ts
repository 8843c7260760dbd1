import type { Sample } from '../readSamples';

/** The environment that a sample runs in. It determines which globals exist. */
export type Environment = 'app' | 'config';

/** One module that the compiler sees: a sample, or a fragment inside its parent. */
export interface SampleModule {
  sample: Sample;
  /** The sample that gives the module its title: the parent of a fragment, otherwise the sample itself. */
  owner: Sample;
  environment: Environment;
  /** Absolute path, with slashes, that only the compiler sees. */
  path: string;
  text: string;
  /** Line of the page for each line of `text`. Undefined for lines of another sample. */
  lines: readonly (number | undefined)[];
}
