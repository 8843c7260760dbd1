import { expect, test } from 'vitest';
import { requiredAnchors } from '../content/requiredAnchors';
import { listBuiltFiles, parseHtmlFile } from './builtSite';

const ORIGIN = 'https://react-native-vision-camera.com';

const files = new Set(listBuiltFiles());

/** Returns the file that a static host answers with, or `undefined`. */
function fileOf(pathname: string): string | undefined {
  const bare = decodeURIComponent(pathname).replace(/^\/|\/$/g, '');
  return [bare, `${bare}/index.html`.replace(/^\//, '')].find((file) => files.has(file));
}

const pages = [...files]
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const { body } = parseHtmlFile(file);
    return {
      file,
      ids: [...body.querySelectorAll('[id]')].map(({ id }) => id),
      // The choice of language leads to the page itself, which on the not-found page is no address.
      links: [...body.querySelectorAll('a[href]:not(.dropdown__link)')].map((link) =>
        link.getAttribute('href')!,
      ),
    };
  });
const ids = new Map(pages.map((page) => [page.file, new Set(page.ids)]));

/** Returns what is wrong with a link of a page, or `undefined`. */
function problemOf(link: string, page: string): string | undefined {
  const address = `/${page.replace(/(^|\/)index\.html$/, '')}`;
  const url = new URL(link, ORIGIN + address);
  if (url.origin !== ORIGIN) return undefined;
  const file = fileOf(url.pathname);
  if (file == null) return `${page}: ${link} leads nowhere`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (!anchor || !file.endsWith('.html') || ids.get(file)!.has(anchor)) return undefined;
  return `${page}: ${link} leads to an anchor that ${file} does not have`;
}

test('no link of any page is broken, and no anchor', () => {
  const problems = pages.flatMap(({ file, links }) => links.map((link) => problemOf(link, file)));
  expect(problems.length).toBeGreaterThan(10_000);
  expect([...new Set(problems.filter((problem) => problem != null))]).toEqual([]);
});

test.each(requiredAnchors)('/docs/guides/%s keeps working', (address) => {
  expect(problemOf(`/docs/guides/${address}`, 'index.html')).toBeUndefined();
});

test('no page has an id twice, so that every anchor leads to one place', () => {
  const repeated = pages.flatMap(({ file, ids: own }) =>
    own.filter((id, index) => own.indexOf(id) !== index).map((id) => `${file}: ${id}`),
  );
  expect(repeated).toEqual([]);
});
