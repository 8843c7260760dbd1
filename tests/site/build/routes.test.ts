import { expect, test } from 'vitest';
import { readRedirects } from '../../../src/facts/redirects';
import type { ApiLine } from '../../../src/api/apiJson';
import { readSite } from '../../../src/page-source/readSite';
import { requiredApiPages, requiredGuidePages } from '../../../checks/requiredUrls';
import { guidePages, listBuiltFiles, listUrls, parseHtml, readBuilt } from './builtSite';

const SITE = 'https://react-native-vision-camera.com';

const redirected = new Set(readRedirects().map(({ from }) => from));
const pages = listUrls();

const sitemap = readBuilt('sitemap.xml');
const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => entry!);
const listed = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)![1]!);

test('the API reference has a page for every symbol, an index, and every required page', () => {
  const lines = JSON.parse(readBuilt('api.json')) as ApiLine[];
  const symbols = lines.filter(({ group }) => group != null);
  const apiPages = pages.filter((page) => page.startsWith('/docs/api'));
  expect(apiPages).toEqual(['/docs/api', ...symbols.map(({ url }) => url)].sort());
  expect(apiPages).toEqual(expect.arrayContaining(requiredApiPages));
});

test('every page of the sidebar exists, and every required guide', () => {
  const guides = pages.filter((page) => /^\/docs\/(guides|learn|recipes)/.test(page));
  expect(guides).toEqual([...guidePages].sort());
  expect(guides).toEqual(expect.arrayContaining(requiredGuidePages));
});

test.each(readSite().pages.filter(({ file }) => !file.startsWith('src/pages/')))(
  '$file has its title at the URL that samples and API pages link to',
  ({ url, title }) => {
    expect(pages).toContain(url);
    expect(parseHtml(url).querySelector('h1')?.textContent).toBe(title);
  },
);

test('the sitemap gives each page a weekly frequency and priority 1', () => {
  expect(entries.length).toBeGreaterThan(100);
  const other = entries.filter(
    (entry) => !/<changefreq>weekly<\/changefreq><priority>1(\.0)?<\/priority>/.test(entry),
  );
  expect(other).toEqual([]);
});

test('the sitemap lists each page once, without tags, redirects and the search page', () => {
  expect([...new Set(listed)]).toEqual(listed);
  const urls = listed.map((url) => new URL(url).pathname);
  const isLeftOut = (url: string) => /^\/(blog\/tags|search)/.test(url) || redirected.has(url);
  expect(urls.filter(isLeftOut)).toEqual([]);
  expect(urls).toEqual(
    expect.arrayContaining(['/', '/docs/api', '/blog', ...guidePages, ...requiredApiPages]),
  );
  expect(listed.filter((url) => !url.startsWith(`${SITE}/`))).toEqual([]);
});

test('no two routes share a URL', () => {
  const routes = listBuiltFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/(\/?index)?\.html$/, '').toLowerCase());
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});

test.each(readRedirects())('$from redirects to $to without JavaScript', ({ from, to }) => {
  const html = readBuilt(`${from.slice(1)}/index.html`);
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
});

test('no URL of a page ends in a slash', () => {
  const url =
    /(?<=["'\s=(<>]|react-native-vision-camera\.com)\/(docs|blog|tools|search)(\/[\w.-]+)*\/(?=["'<\s?#)>])/g;
  const withSlash = listBuiltFiles()
    .filter((file) => /\.(html|md|xml|txt)$/.test(file))
    .flatMap((file) => [...new Set(readBuilt(file).match(url))].map((found) => `${file}: ${found}`));
  expect(withSlash).toEqual([]);
});
