import path from 'node:path';
import { expect, test } from 'vitest';
import { extraPages } from './extraPages';

const siteDir = path.resolve(import.meta.dirname, '../..');

test('reads title and description of a page from its front matter', async () => {
  const [home] = await extraPages([{ path: '/', file: 'src/pages/_index.mdx' }], siteDir, '/preview/');
  expect(home).toMatchObject({ permalink: '/preview/', title: 'VisionCamera', kind: 'page' });
  expect(home!.description).toMatch(/^VisionCamera 4 is a camera/);
});

test('reports the file if one is missing', async () => {
  const read = extraPages([{ path: '/', file: 'src/pages/_sample.mdx' }], siteDir, '/');
  await expect(read).rejects.toThrow('src/pages/_sample.mdx needs a title and a description');
});
