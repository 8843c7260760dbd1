/** Bytes after gzip of files in the build, against the budgets of CONTRIBUTING.md. `everyPage.spec.ts` measures JavaScript. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { budgets, isLongGuide } from '../budgets';
import { BUILD, listBuiltFiles, readBuilt } from './builtSite';

const files = listBuiltFiles();
const pages = files.filter((file) => file.endsWith('.html'));

const gzipSize = (file: string) => gzipSync(readBuilt(file), { level: 6 }).length;
const tooLarge = (names: readonly string[], limitOf: (file: string) => number) =>
  names.filter((file) => gzipSize(file) > limitOf(file)).map((file) => `${file}: ${gzipSize(file)} bytes`);

test('HTML stays within its budget', () => {
  const limitOf = (file: string) => (isLongGuide(`/${path.dirname(file)}`) ? budgets.longHtml : budgets.html);
  expect(tooLarge(pages, limitOf)).toEqual([]);
});

test('CSS stays within its budget', () => {
  const styles = pages.flatMap((file) =>
    [...readBuilt(file).matchAll(/<link[^>]* href="?\/(assets\/css\/[^" >]+)/g)].map(([, name]) => name!),
  );
  expect(styles.length).toBeGreaterThan(100);
  expect(tooLarge([...new Set(styles)], () => budgets.css)).toEqual([]);
});

test('social cards stay within their budget', () => {
  const cards = files.filter((file) => file.startsWith('img/cards/'));
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.filter((file) => statSync(path.join(BUILD, file)).size > budgets.socialCard)).toEqual([]);
});
