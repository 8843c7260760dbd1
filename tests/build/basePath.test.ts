/** The second build, which is served under a path: nothing of it may lie outside of that path. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const BASE_PATH = '/preview/';
const HOSTED = path.resolve(process.env.HOSTED_DIR ?? 'build-hosted');

if (!existsSync(HOSTED))
  throw new Error('There is no build under a path to test. Run all tests with "npm test".');

const pages = readdirSync(HOSTED, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

test('no link and no file of a page lies outside of the base path', () => {
  expect(pages.length).toBeGreaterThan(100);
  const outside = pages.flatMap((page) => {
    const html = readFileSync(path.join(HOSTED, page), 'utf8');
    const addresses = [...html.matchAll(/<[a-z][^>]*?\s(?:href|src)=["']?(\/[^\s"'>]*)/gi)].map(
      ([, address]) => address!,
    );
    return addresses
      .filter((address) => address !== BASE_PATH.slice(0, -1) && !address.startsWith(BASE_PATH))
      .map((address) => `${page}: ${address}`);
  });
  expect([...new Set(outside)]).toEqual([]);
});

test('the sitemap leaves out the same pages as without a base path', () => {
  const sitemap = readFileSync(path.join(HOSTED, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((address) => /^\/preview\/(blog\/tags|search)/.test(address))).toEqual([]);
});

test('generated data are cut under a base path too: no page loads the descriptions of all docs', () => {
  const scripts = readdirSync(path.join(HOSTED, 'assets/js')).map((file) =>
    readFileSync(path.join(HOSTED, 'assets/js', file), 'utf8'),
  );
  const versions = scripts.filter((script) => script.includes('"docsSidebars"'));
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((script) => !/"docs":\{\}/.test(script))).toEqual([]);
});
