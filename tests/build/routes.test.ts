import { expect, test } from 'vitest';
import { redirects } from '../../src/config/redirects';
import { apiPages, guidePages } from '../specification';
import { listBuiltFiles, listAddresses, readBuilt } from './builtSite';

const SITE = 'https://react-native-vision-camera.com';

const redirected = new Set(redirects.map(({ from }) => from));
const pages = listAddresses();

const sitemap = readBuilt('sitemap.xml');
const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => entry!);
const listed = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)![1]!);

test('the API reference has exactly the pages of the specification, and an index', () => {
  expect(apiPages).toHaveLength(65);
  expect(pages.filter((page) => page.startsWith('/docs/api')).sort()).toEqual(
    ['/docs/api', ...apiPages].sort(),
  );
});

test('the guides have exactly the urls of the specification', () => {
  expect(guidePages).toHaveLength(31);
  expect(pages.filter((page) => page.startsWith('/docs/guides')).sort()).toEqual([...guidePages].sort());
});

test('home, blog, search and the not-found page exist', () => {
  expect(pages).toEqual(expect.arrayContaining(['/', '/blog', '/search']));
  expect(listBuiltFiles()).toContain('404.html');
});

test('the sitemap says weekly and priority 1 for each page', () => {
  expect(entries.length).toBeGreaterThan(100);
  const other = entries.filter(
    (entry) => !/<changefreq>weekly<\/changefreq><priority>1(\.0)?<\/priority>/.test(entry),
  );
  expect(other).toEqual([]);
});

test('the sitemap lists each page once, and neither tags, redirects nor the search page', () => {
  expect([...new Set(listed)]).toEqual(listed);
  const urls = listed.map((url) => new URL(url).pathname.replace(/(.)\/$/, '$1'));
  const isLeftOut = (url: string) => /^\/(blog\/tags|search)/.test(url) || redirected.has(url);
  expect(urls.filter(isLeftOut)).toEqual([]);
  expect(urls).toEqual(expect.arrayContaining(['/', '/docs/api', '/blog', ...guidePages, ...apiPages]));
  expect(listed.filter((url) => !url.startsWith(`${SITE}/`))).toEqual([]);
});

test('no two routes share a URL', () => {
  const routes = listBuiltFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/(\/?index)?\.html$/, '').toLowerCase());
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});

test.each(redirects)('$from redirects to $to without JavaScript', ({ from, to }) => {
  const html = readBuilt(`${from.slice(1)}/index.html`);
  expect(html).toMatch(new RegExp(`<noscript[^>]*><meta http-equiv="?refresh"? content="0; url=${to}"`));
});
