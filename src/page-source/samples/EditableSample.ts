/** The samples that can be edited, as JSON. Runs in Node and in the browser. */
export const SAMPLES_FILE = 'playground-samples.json';

/** Code that readers can edit: a printed sample, or a checkpoint of the course. */
export interface EditableSample {
  /** As in `/playground#sample=…`. */
  id: string;
  /** For a checkpoint, the id of the chapter's finished sample. It has the screenshot, and steps to try. */
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
