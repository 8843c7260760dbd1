import { expect, test } from 'vitest';
import { requiredAnchors } from '../content/requiredAnchors';
import { listBuiltFiles, parseHtmlFile, readBuilt } from './builtSite';

const ORIGIN = 'https://react-native-vision-camera.com';

const files = new Set(listBuiltFiles());

/** Every element id of a page, read from its HTML, which the build may have written without quotes. */
function idsOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/\s(?:id|name)=(?:"([^"]*)"|([^\s">]+))/g)].map(([, quoted, bare]) =>
      decode(quoted ?? bare!),
    ),
  );
}

function linksOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  // The choice of language leads to the page itself, which on the not-found page is no address.
  const links = body.replaceAll(/<a\b[^>]*dropdown__link[^>]*>/g, '');
  return [...links.matchAll(/<a\b[^>]*?\shref=(?:"([^"]*)"|([^\s">]+))/g)].map(([, quoted, bare]) =>
    decode(quoted ?? bare!),
  );
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Returns the file that a static host answers with, or `undefined`. */
function fileOf(pathname: string): string | undefined {
  const bare = decodeURIComponent(pathname).replace(/^\/|\/$/g, '');
  return [bare, `${bare}/index.html`.replace(/^\//, '')].find((file) => files.has(file));
}

const pages = [...files].filter((file) => file.endsWith('.html'));
const ids = new Map(pages.map((file) => [file, idsOf(readBuilt(file))]));

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
  const problems = pages.flatMap((page) => linksOf(readBuilt(page)).map((link) => problemOf(link, page)));
  expect(problems.length).toBeGreaterThan(10_000);
  expect([...new Set(problems.filter((problem) => problem != null))]).toEqual([]);
});

test.each(requiredAnchors)('/docs/guides/%s keeps working', (address) => {
  expect(problemOf(`/docs/guides/${address}`, 'index.html')).toBeUndefined();
});

test('no page has an id twice, so that every anchor leads to one place', () => {
  const repeated = pages.flatMap((page) => {
    const own = [...parseHtmlFile(page).querySelectorAll('[id]')].map(({ id }) => id);
    return own.filter((id, index) => own.indexOf(id) !== index).map((id) => `${page}: ${id}`);
  });
  expect(repeated).toEqual([]);
});
