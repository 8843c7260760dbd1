import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listFiles } from '../../files/listFiles';
import { cacheInputs } from './cacheInputs';

const root = process.cwd();

/** Returns the file of this site that an import names, or `undefined` for a package. */
function resolveImport(name: string, from: string): string | undefined {
  const base = name.startsWith('@site/')
    ? path.join(root, name.slice('@site/'.length))
    : name.startsWith('.') && path.resolve(path.dirname(from), name);
  if (!base) return undefined;
  const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end);
  return found.find((file) => existsSync(file) && path.extname(file) !== '');
}

/** Returns the files that run when the given ones do. */
function reach(files: readonly string[]): Set<string> {
  const seen = new Set(files);
  for (const file of seen) {
    if (!/\.tsx?$/.test(file)) continue;
    // A type is gone when the file runs.
    const code = readFileSync(file, 'utf8').replaceAll(/^(?:im|ex)port type [^;]*;/gm, '');
    for (const { fileName } of ts.preProcessFile(code, true, true).importedFiles) {
      const imported = resolveImport(fileName, file);
      if (imported) seen.add(imported);
    }
  }
  return seen;
}

test('everything that decides how a page is compiled is an input of the cache', () => {
  const { experiments } = cacheInputs(root, '/', { cache: { version: '1' } });
  const inputs = new Set(experiments!.cache.buildDependencies);
  expect(inputs.size).toBeGreaterThan(20);
  const config = path.join(root, 'docusaurus.config.ts');
  const transforms = [...reach([config])].filter((file) => /src\/markdown\/(?!pages\/)/.test(file));
  expect(transforms.length).toBeGreaterThan(5);
  const blocks = listFiles(path.join(root, 'src/data/blocks'));
  expect(blocks.length).toBeGreaterThan(0);
  const missing = [...reach([...transforms, ...blocks])].filter((file) => !inputs.has(file));
  expect(missing.map((file) => path.relative(root, file))).toEqual([]);
});

test('a build under another base path does not take pages of this one', () => {
  const version = (baseUrl: string) =>
    cacheInputs(root, baseUrl, { cache: { version: '1' } }).experiments!.cache.version;
  expect(version('/preview/')).not.toBe(version('/'));
});
