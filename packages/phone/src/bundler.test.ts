import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as bundler from './bundler';
import { packages } from './documents/packages';

test('names files that exist', () => {
  const { documents, replacements, asset, styleSheet } = bundler;
  const files = [...Object.values(documents), ...Object.values(replacements), asset, styleSheet];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('code in the sandbox can import each package that the phone replaces', () => {
  expect(Object.keys(packages)).toEqual(expect.arrayContaining(Object.keys(bundler.replacements)));
});
