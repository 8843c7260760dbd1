import type { Sample } from '../readSamples';

/** A line of code, and its line in the page unless it's from another sample. */
export interface MappedLine {
  text: string;
  line?: number;
}

/** Returns the lines of a sample with their places in the page. */
export function splitLines(sample: Sample): MappedLine[] {
  return sample.code.split('\n').map((text, index) => ({ text, line: sample.line + index }));
}
