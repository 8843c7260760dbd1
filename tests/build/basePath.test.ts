/** The build that is served under a path: nothing is outside that path, and no page is heavier. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { HOSTED, HOSTED_PATH, listBuiltFiles, listAddresses, readBuilt } from './builtSite';
import { chunksOf, readPageChunks } from './pageChunks';

/** What hosted search and analytics add to a page, in bytes after gzip. */
const SERVICES = 6_000;

const files = listBuiltFiles(HOSTED);
const pages = files.filter((file) => file.endsWith('.html'));

test('no link and no file of a page lies outside of the base path', () => {
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

test('the sitemap leaves out the same pages as without a base path', () => {
  const sitemap = readBuilt('sitemap.xml', HOSTED);
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((url) => /^\/preview\/(blog\/tags|search)/.test(url))).toEqual([]);
});

test('generated data are cut under a base path too: no page loads the descriptions of all docs', () => {
  const scripts = files
    .filter((file) => file.startsWith('assets/js/'))
    .map((file) => readBuilt(file, HOSTED));
  const versions = scripts.filter((script) => script.includes('"docsSidebars"'));
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((script) => !/"docs":\{\}/.test(script))).toEqual([]);
});

test('pages weigh what they weigh without a base path, but for the services', () => {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string, folder?: string) => {
    const key = `${folder} ${file}`;
    if (!sizes.has(key)) sizes.set(key, gzipSync(readBuilt(file, folder), { level: 6 }).length);
    return sizes.get(key)!;
  };
  const weigh = (html: string, chunks: readonly string[], folder?: string) => {
    const named = [...html.matchAll(/(?:src|href)="?[^" >]*?\/(assets\/(?:js|css)\/[^" >]+\.(?:js|css))/g)];
    const loaded = new Set([...named.map(([, file]) => file!), ...chunks]);
    return [...loaded].reduce((sum, file) => sum + sizeOf(file, folder), 0);
  };
  const hostedChunksOf = readPageChunks(HOSTED, HOSTED_PATH);
  const urls = listAddresses();
  const heavier = urls.flatMap((url) => {
    const file = `${url.slice(1)}/index.html`.replace(/^\//, '');
    const plain = weigh(readBuilt(file), chunksOf(url));
    const hosted = weigh(readBuilt(file, HOSTED), hostedChunksOf(url), HOSTED);
    expect(hosted, url).toBeGreaterThan(100_000);
    return hosted > plain + SERVICES ? [`${url}: ${hosted} bytes, without a base path ${plain}`] : [];
  });
  expect(urls.length).toBeGreaterThan(100);
  expect(heavier).toEqual([]);
});
