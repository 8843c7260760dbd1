import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiCorrections } from '../../src/api/data/apiCorrections';
import { listCitedFiles, readSources } from './checkCitations';
import { listPages } from './check-samples/listPages';
import { rootFolder } from '../../src/node-utils/rootFolder';

const FOLDERS = ['src/phone', 'src/data'];

/**
 * Returns what depends on each source file of the library: corrections, and the files of this repository that cite it.
 */
function readUsers(): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const add = (source: string, user: string) =>
    users.set(source, [...new Set([...(users.get(source) ?? []), user])]);
  for (const { target, source } of apiCorrections) add(source, `the correction of ${target}`);
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(rootFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  for (const file of [...files, ...listPages()])
    for (const source of listCitedFiles(readFileSync(join(rootFolder, file), 'utf8'))) add(source, file);
  return users;
}

/** Returns a hash of each source file of the library, by its path in the package. */
function hashSources(): Record<string, string> {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
  return Object.fromEntries([...readSources()].map(([file, text]) => [file, hash(text)]));
}

// If this fails after an update of the library, compare the listed pages and corrections with the new source.
// Then run "npx vitest run tests/content/librarySources.test.ts -u".
test("the library files behind corrections and pages haven't changed", async () => {
  const hashes = hashSources();
  const recorded = JSON.parse(
    readFileSync(join(import.meta.dirname, 'librarySources.json'), 'utf8'),
  ) as Record<string, string>;
  try {
    await expect(`${JSON.stringify(hashes, null, 2)}\n`).toMatchFileSnapshot('librarySources.json');
  } catch {
    const changed = [...readUsers()].filter(([file]) => hashes[file] !== recorded[file]);
    expect(changed.map(([file, users]) => `${file} has changed. Read again: ${users.join(', ')}`)).toEqual(
      [],
    );
    expect(hashes, 'Sources changed that nothing here rests on. Run this test with -u.').toEqual(recorded);
  }
});
