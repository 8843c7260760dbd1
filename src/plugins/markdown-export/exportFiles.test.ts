import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exportFiles } from './exportFiles';

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'export-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

test('a page that cannot be read does not break the Markdown of other pages', async () => {
  mkdirSync(path.join(siteDir, 'docs'));
  const docs = ['good', 'bad'].map((id) => ({
    id,
    source: `@site/docs/${id}.mdx`,
    permalink: `/docs/${id}`,
    title: id,
    description: `About ${id}.`,
    frontMatter: {},
  }));
  writeFileSync(path.join(siteDir, 'docs/good.mdx'), 'Text.\n');
  writeFileSync(path.join(siteDir, 'docs/bad.mdx'), '<Mystery />\n');
  const items = docs.map(({ id }) => ({ type: 'doc', id }));
  const files = await exportFiles(
    {
      'docusaurus-plugin-content-docs': {
        default: { loadedVersions: [{ docs, sidebars: { docs: items } }] },
      },
      'docusaurus-plugin-content-blog': {
        default: { blogTitle: 'Blog', blogDescription: 'B', blogPosts: [] },
      },
    },
    {
      siteDir,
      baseUrl: '/',
      siteConfig: { title: 'Site', tagline: 'A site.', url: 'https://a.example' },
    } as never,
    { pages: [], notes: [] },
  );
  expect(await files.get('/docs/good.md')!()).toContain('Text.');
  expect(await files.get('/llms.txt')!()).toContain('[good](https://a.example/docs/good.md): About good.');
  await expect(files.get('/docs/bad.md')!()).rejects.toThrow('<Mystery> has no Markdown rendition');
});
