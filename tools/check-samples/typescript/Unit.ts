import type { Sample } from '../readSamples';

/** The world that a sample runs in; it decides which global names exist. */
export type Environment = 'app' | 'config';

/** One module that the compiler sees: a sample, or a fragment inside its parent. */
export interface Unit {
  sample: Sample;
  /** The sample that gives the module its title: the parent of a fragment, otherwise the sample itself. */
  owner: Sample;
  environment: Environment;
  /** Absolute path, with slashes, that only the compiler sees. */
  path: string;
  text: string;
  /** Line of the page for each line of `text`; undefined for lines that belong to another sample. */
  lines: readonly (number | undefined)[];
}
