import type { Problem } from './problem';
import { isWholeFile, type Sample } from './readSamples';

/** Reports files that two pages create with different contents, because readers would paste one over the other. */
export function checkFileNames(samples: readonly Sample[]): Problem[] {
  const first = new Map<string, Sample>();
  const files = samples.filter((sample) => isWholeFile(sample) && sample.title!.startsWith('src/'));
  return files.flatMap((sample) => {
    const other = first.get(sample.title!);
    if (other == null) first.set(sample.title!, sample);
    if (other == null || other.file === sample.file || other.code === sample.code) return [];
    const message = `"${sample.title}" is another file in ${other.file}:${other.line}. Give this one another name.`;
    return [{ file: sample.file, line: sample.line - 1, message }];
  });
}
