import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rootFolder } from '../../config/rootFolder';
import type { Task } from '../../facts/tasks';
import { exportFiles } from './exportFiles';

const tasks = vi.hoisted((): Task[] => [{ name: 'base', task: 'Any screen', sections: [] }]);
vi.mock('../../facts/tasks', () => ({
  readTasks: () => ({ areas: [{ title: 'Area', tasks }], packages: {} }),
}));

const folder = mkdtempSync(path.join(os.tmpdir(), 'export-'));
beforeAll(() => {
  writeFileSync(path.join(folder, 'good.mdx'), 'Text.\n');
  writeFileSync(path.join(folder, 'bad.mdx'), '<Mystery />\n');
});
beforeEach(() => void tasks.splice(1));
afterAll(() => rmSync(folder, { recursive: true }));

function exportSite(): ReturnType<typeof exportFiles> {
  const docs = ['good', 'bad'].map((id) => ({
    id,
    source: `@site/${path.relative(rootFolder, folder)}/${id}.mdx`,
    permalink: `/docs/${id}`,
    title: id,
    description: `About ${id}.`,
    frontMatter: {},
  }));
  const items = docs.map(({ id }) => ({ type: 'doc', id }));
  return exportFiles(
    {
      'docusaurus-plugin-content-docs': {
        default: { loadedVersions: [{ docs, sidebars: { docs: items } }] },
      },
      'docusaurus-plugin-content-blog': {
        default: { blogTitle: 'Blog', blogDescription: 'B', blogPosts: [] },
      },
    },
    {
      baseUrl: '/',
      siteConfig: { title: 'Site', tagline: 'A site.', url: 'https://a.example' },
    } as never,
    { pages: [] },
  );
}

test('a page that cannot be read does not break the Markdown of other pages', async () => {
  const files = await exportSite();
  expect(await files.get('/docs/good.md')!()).toContain('Text.');
  expect(await files.get('/llms.txt')!()).toContain('[good](https://a.example/docs/good.md): About good.');
  await expect(files.get('/docs/bad.md')!()).rejects.toThrow('<Mystery> has no Markdown rendition');
});

test.each([
  ["docs/facts/tasks.yml: /docs/gone isn't a page", '/docs/gone'],
  ['docs/facts/tasks.yml: /docs/good#gone has no section', '/docs/good#gone'],
  ['<Mystery> has no Markdown rendition', '/docs/bad'],
])('a task whose URL has no Markdown fails: %s', async (message, url) => {
  tasks.push({ name: 'a', task: 'A', more: [url] }, { name: 'b', task: 'B', sections: [url] });
  const files = await exportSite();
  await expect(files.get('/tasks/b.md')!()).rejects.toThrow(message);
  await expect(files.get('/llms.txt')!()).rejects.toThrow(message);
});
