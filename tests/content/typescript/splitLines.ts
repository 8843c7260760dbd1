import type { Sample } from '../readSamples';
import type { MappedLine } from './MappedLine';

/** Returns the lines of a sample with their places in the page. */
export function splitLines(sample: Sample): MappedLine[] {
  return sample.code.split('\n').map((text, index) => ({ text, line: sample.line + index }));
}
