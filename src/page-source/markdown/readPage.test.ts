import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { mdastToString } from '../markdownTools';
import { readPage } from './readPage';
import type { PageSource } from './types';

const folder = mkdtempSync(path.join(os.tmpdir(), 'read-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeText(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Writes a page that shows the Markdown of another file. */
function writePage(name: string): PageSource {
  const file = writeText(`${name}.mdx`, `import Part from './_${name}.mdx';\n\n<Part />\n`);
  return { file, permalink: `/${name}`, title: name, description: '', kind: 'page' };
}

const readText = async (source: PageSource) => mdastToString((await readPage(source)).tree);

test('shows an edit of an imported file', async () => {
  const page = writePage('edited');
  writeText('_edited.mdx', 'First.');
  expect(await readText(page)).toBe('First.');
  writeText('_edited.mdx', 'Second.');
  expect(await readText(page)).toBe('Second.');
});

test('headings of an imported file have the ids that they have in HTML', async () => {
  const page = writePage('headings');
  writeText('_headings.mdx', '## A\n\n## The other one {/* #b */}\n');
  const { tree } = await readPage(page);
  expect(tree.children.map((node) => [mdastToString(node), node.data])).toEqual([
    ['A', { id: 'a' }],
    ['The other one', { id: 'b' }],
  ]);
});

test('reads a page again after its error is fixed', async () => {
  const page = writePage('fixed');
  writeText('_fixed.mdx', '<Mystery />');
  await expect(readPage(page)).rejects.toThrow('<Mystery> has no Markdown rendition');
  writeText('_fixed.mdx', 'Fixed.');
  expect(await readText(page)).toBe('Fixed.');
});

test('parses a page once for everyone who reads it', async () => {
  const page = writePage('shared');
  writeText('_shared.mdx', 'Text.');
  const [first, second] = await Promise.all([readPage(page), readPage(page)]);
  expect(second.tree).toBe(first.tree);
  expect((await readPage(page)).tree).toBe(first.tree);
});

test('a later build reads the same page', async () => {
  const page = writePage('kept');
  const file =
    '<Tabs>\n<TabItem value="a">\n\n## A {/* #a */}\n\n| `b` | :ref |\n| --- | --- |\n\n</TabItem>\n</Tabs>\n';
  const source = { ...page, file: writeText('kept.mdx', file) };
  const { tree } = await readPage(source);
  vi.resetModules();
  const later = await import('./readPage');
  expect((await later.readPage(source)).tree).toEqual(tree);
});
