import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readSite } from './readSite';

vi.mock('../config/readingOrder', () => ({
  chapters: ['docs/learn/photo.mdx', 'docs/learn/first.mdx', 'docs/learn/last.mdx'],
}));

const root = mkdtempSync(path.join(os.tmpdir(), 'site-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const printFile = (title: string) => `\`\`\`tsx title="${title}"\n1\n\`\`\`\n`;
const listTitles = () => readSite(root).printedFiles.map(({ title }) => title);

beforeEach(() => {
  for (const folder of ['docs', 'blog', 'src'])
    rmSync(path.join(root, folder), { recursive: true, force: true });
  write('docs/guides/zooming.mdx', printFile('src/Zoom.tsx'));
  write('src/pages/_sample.mdx', printFile('src/App.tsx'));
});

test('lists what somebody wrote, and not what TypeDoc has generated', () => {
  write('blog/2025-01-31-news.mdx', 'News.');
  write('docs/api/index.mdx', 'API.');
  write('docs/guides/zooming.questions.yml', '');
  expect(readSite(root).pages.map(({ file }) => file)).toEqual([
    'blog/2025-01-31-news.mdx',
    'docs/guides/zooming.mdx',
    'src/pages/_sample.mdx',
  ]);
});

test('follows pages that are edited, added and deleted', () => {
  expect(listTitles()).toEqual(['src/Zoom.tsx', 'src/App.tsx']);
  write('docs/guides/zooming.mdx', printFile('src/PinchCamera.tsx'));
  expect(listTitles()).toEqual(['src/PinchCamera.tsx', 'src/App.tsx']);
  write('docs/guides/hdr.mdx', printFile('src/Hdr.tsx'));
  expect(listTitles()).toEqual(['src/Hdr.tsx', 'src/PinchCamera.tsx', 'src/App.tsx']);
  rmSync(path.join(root, 'docs/guides/zooming.mdx'));
  expect(listTitles()).toEqual(['src/Hdr.tsx', 'src/App.tsx']);
});

test('follows an edit that keeps the size', () => {
  listTitles();
  write('src/pages/_sample.mdx', printFile('src/Abc.tsx'));
  utimesSync(path.join(root, 'src/pages/_sample.mdx'), 1, 1);
  expect(listTitles()).toEqual(['src/Zoom.tsx', 'src/Abc.tsx']);
});

test('reads pages once until they change', () => {
  const site = readSite(root);
  expect(readSite(root)).toBe(site);
  write('src/pages/_sample.mdx', printFile('src/Other.tsx'));
  expect(readSite(root).getPage('docs/guides/zooming.mdx')).toBe(site.getPage('docs/guides/zooming.mdx'));
});

const APP = '```tsx title="src/App.tsx"';

test('chapters continue the app in reading order, also after an edit', () => {
  const readApp = () => readSite(root).getPage('docs/learn/last.mdx').samples[0]!.code;
  write('docs/learn/photo.mdx', `${APP} new\none();\n\`\`\`\n`);
  write('docs/learn/first.mdx', `${APP} change\n one();\n+two();\n\`\`\`\n`);
  write('docs/learn/last.mdx', `${APP} app\n\`\`\`\n`);
  expect(readApp()).toBe('one();\ntwo();');
  write('docs/learn/first.mdx', `${APP} change\n one();\n+three();\n\`\`\`\n`);
  expect(readApp()).toBe('one();\nthree();');
});
