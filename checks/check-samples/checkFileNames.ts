import type { Problem } from '../pages/problem';
import { isWholeFile, type Sample } from '../../src/page-source/samples/readSamples';

/** Reports files that two pages create with different contents, because readers would paste one over the other. */
export function checkFileNames(samples: readonly Sample[]): Problem[] {
  const first = new Map<string, Sample>();
  const files = samples
    .filter(isWholeFile)
    // Each chapter of the course prints the app as it is there.
    .filter(({ title, appRole }) => title.startsWith('src/') && appRole == null);
  return files.flatMap((sample) => {
    const { page, line, title, code } = sample;
    const other = first.get(title) ?? sample;
    first.set(title, other);
    if (other.page === page || other.code === code) return [];
    const message = `"${title}" is another file in ${other.page}:${other.line}. Give this one another name.`;
    return [{ file: page, line: line - 1, message }];
  });
}
