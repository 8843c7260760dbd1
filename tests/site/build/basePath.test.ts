/** The build for another base path: nothing links outside it. */
import { expect, test } from 'vitest';
import { HOSTED, HOSTED_PATH, listBuiltFiles, readBuilt } from './builtSite';

const files = listBuiltFiles(HOSTED);
const pages = files.filter((file) => file.endsWith('.html'));

test('no page links or loads anything outside the base path', () => {
  expect(pages.length).toBeGreaterThan(100);
  const outside = pages.flatMap((page) => {
    const html = readBuilt(page, HOSTED);
    const urls = [...html.matchAll(/<[a-z][^>]*?\s(?:href|src)=["']?(\/[^\s"'>]*)/gi)].map(([, url]) => url!);
    return urls
      .filter((url) => url !== HOSTED_PATH.slice(0, -1) && !url.startsWith(HOSTED_PATH))
      .map((url) => `${page}: ${url}`);
  });
  expect([...new Set(outside)]).toEqual([]);
});

test('the sitemap omits the same pages as without a base path', () => {
  const sitemap = readBuilt('sitemap.xml', HOSTED);
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((url) => /^\/preview\/(blog\/tags|search)/.test(url))).toEqual([]);
});

test('llms.txt and the files for static hosts contain the base path', () => {
  expect(readBuilt('llms.txt', HOSTED)).toContain('.com/preview/docs/guides.md)');
  expect(readBuilt('_headers', HOSTED)).toContain('\n/preview/assets/*\n');
  expect(readBuilt('_redirects', HOSTED)).toContain('/preview/docs /preview/docs/guides 301\n');
});
