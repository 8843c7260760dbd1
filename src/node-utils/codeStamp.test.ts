import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCodeStamp } from './codeStamp';
import { rootFolder } from './rootFolder';

/** The modules that keep their output for as long as the stamp stays the same. */
const USERS = [
  'src/api/typedoc/plugin.ts',
  'src/page-text/readPage.ts',
  'src/plugins/markdown-export/exportFiles.ts',
];

const copy = mkdtempSync(path.join(os.tmpdir(), 'code-stamp-'));
beforeAll(() => {
  for (const name of ['src', 'package-lock.json'])
    cpSync(path.join(rootFolder, name), path.join(copy, name), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true }));

const OPTIONS = { moduleResolution: ts.ModuleResolutionKind.Bundler, resolveJsonModule: true };

/** Returns the site's own files that a file imports, directly or through others. */
function listImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const { importedFiles } = ts.preProcessFile(ts.sys.readFile(file)!);
  for (const { fileName } of importedFiles.filter((imported) => imported.fileName.startsWith('.'))) {
    const { resolvedModule } = ts.resolveModuleName(fileName, file, OPTIONS, ts.sys);
    if (!resolvedModule) throw new Error(`The stamp doesn't cover ${fileName}, imported by ${file}.`);
    listImports(resolvedModule.resolvedFileName, found);
  }
  return found;
}

test.each(USERS)('editing any file that %s imports changes the stamp', (user) => {
  const imports = listImports(path.join(copy, user));
  expect(imports.size).toBeGreaterThan(5);
  let before = createCodeStamp(copy);
  const unnoticed = [...imports].filter((file) => {
    appendFileSync(file, '\n');
    const after = createCodeStamp(copy);
    const isSame = after === before;
    before = after;
    return isSame;
  });
  expect(unnoticed).toEqual([]);
});

test('the same files have the same stamp', () => {
  expect(createCodeStamp(copy)).toBe(createCodeStamp(copy));
});
