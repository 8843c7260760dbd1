import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readApiCorrections } from '../../src/facts/apiCorrections';
import { listCitedFiles, readCitingFiles } from './checkCitations';
import { readSources } from './readSources';

/** Lists the corrections, and the files of this repository, that rely on a source file of the library. */
function listUsers(source: string): string[] {
  return [
    ...readApiCorrections()
      .corrections.filter((correction) => correction.source === source)
      .map(({ target }) => `the correction of ${target}`),
    ...readCitingFiles()
      .filter(({ text }) => listCitedFiles(text).includes(source))
      .map(({ file }) => file),
  ];
}

// sources.json has a hash of each source file that the pages were written from. After an update of the library, compare
// what this lists with the new sources, then run "npx vitest run checks/library -u".
test("the library's sources are those that corrections and pages were written from", async () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
  const hashes = Object.fromEntries([...readSources()].map(([file, text]) => [file, hash(text)]));
  const recorded = JSON.parse(
    readFileSync(join(import.meta.dirname, 'sources.json'), 'utf8'),
  ) as typeof hashes;
  const changed = [...new Set([...Object.keys(hashes), ...Object.keys(recorded)])].filter(
    (file) => hashes[file] !== recorded[file],
  );
  const readAgain = changed.map(
    (file) => `${file} has changed. Read again: ${listUsers(file).join(', ') || 'nothing'}`,
  );
  await expect(`${JSON.stringify(hashes, null, 2)}\n`, readAgain.join('\n')).toMatchFileSnapshot(
    'sources.json',
  );
});
