/** The samples that can be edited, as JSON. Runs in Node and in the browser. */
export const SAMPLES_FILE = 'playground-samples.json';

/** A printed sample that readers can edit. */
export interface EditableSample {
  /** As in `/phone#sample=…`. */
  id: string;
  /** Title of the page that prints it. */
  page: string;
  /** URL of its code block without the base path. */
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
