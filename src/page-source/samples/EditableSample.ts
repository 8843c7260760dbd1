/** The samples that can be edited, as JSON. Runs in Node and in the browser. */
export const SAMPLES_FILE = 'playground-samples.json';

/** A printed sample that readers can edit, or a state of the course's app on the way to one. */
export interface EditableSample {
  /** As in `/playground#sample=…`. */
  id: string;
  /** Id of the finished sample, if this isn't one. It has the screenshot, and steps to try. */
  finished?: string;
  /** What the playground calls it. */
  label: string;
  /** URL of its place on a page, without the base path. */
  url: string;
  /** Names of the situations that its phone offers, separated by spaces. */
  situations: string;
  /** Keys of its phones, separated by spaces. */
  models: string;
  /** What its cameras see. */
  scene?: string;
  /** Whether it has a pinch gesture. */
  pinch: boolean;
  /** URLs without the base path, by file. The first one is the sample, the others are what it imports. */
  files: Record<string, string>;
}
