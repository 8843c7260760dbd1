import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { API_JSON_FILE } from '../../api/typedoc/apiJson';
import { cacheInputs } from './cacheInputs';
import { generatedDataRules } from './generatedData';

const root = process.cwd();

test('the names of the API and the loaders are inputs of the cache', () => {
  const { experiments } = cacheInputs(root, '/', { cache: { version: '1' } });
  const names = experiments!.cache.buildDependencies.map((file) => path.relative(root, file));
  const loaders = generatedDataRules(root).map(({ use }) => path.relative(root, use));
  expect(readdirSync(path.join(root, 'src/plugins/bundling/loaders'))).toHaveLength(loaders.length);
  expect(names.sort()).toEqual([API_JSON_FILE, ...loaders].sort());
});

test('a build under another base path does not take pages of this one', () => {
  const version = (baseUrl: string) =>
    cacheInputs(root, baseUrl, { cache: { version: '1' } }).experiments!.cache.version;
  expect(version('/preview/')).not.toBe(version('/'));
});
