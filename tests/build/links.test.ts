import { describe, expect, test } from 'vitest';
import { requiredAnchors } from '../content/requiredAnchors';
import { BUILD, HOSTED, HOSTED_PATH, listBuiltFiles, readBuilt } from './builtSite';

const ORIGIN = 'https://react-native-vision-camera.com';

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

const isPage = (file: string) => file.endsWith('.html');

/** Returns the pages of a build, and a function that says what is wrong with a link of a page, or returns `undefined`. */
function readLinks(folder: string, basePath: string) {
  const files = new Set(listBuiltFiles(folder));
  const pages = [...files].filter(isPage);
  const ids = new Map(pages.map((file) => [file, idsOf(readBuilt(file, folder))]));

  /** Returns the file that a static host answers with, or `undefined`. */
  function fileOf(pathname: string): string | undefined {
    if (!`${pathname}/`.startsWith(basePath)) return undefined;
    const bare = decodeURIComponent(pathname.slice(basePath.length)).replace(/\/$/, '');
    return [bare, `${bare}/index.html`.replace(/^\//, '')].find((file) => files.has(file));
  }

  function problemOf(link: string, page: string): string | undefined {
    const address = basePath + page.replace(/(^|\/)index\.html$/, '');
    const url = new URL(link, ORIGIN + address);
    if (url.origin !== ORIGIN) return undefined;
    const file = fileOf(url.pathname);
    if (file == null) return `${page}: ${link} leads nowhere`;
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (!anchor || !isPage(file) || ids.get(file)!.has(anchor)) return undefined;
    return `${page}: ${link} leads to an anchor that ${file} does not have`;
  }

  return { pages, problemOf };
}

describe.each([
  { name: 'the build', folder: BUILD, basePath: '/' },
  { name: 'the build under a path, with hosted search', folder: HOSTED, basePath: HOSTED_PATH },
])('$name', ({ folder, basePath }) => {
  const { pages, problemOf } = readLinks(folder, basePath);

  test('has no broken link, and no broken anchor', () => {
    const problems = pages.flatMap((page) =>
      linksOf(readBuilt(page, folder)).map((link) => problemOf(link, page)),
    );
    expect(problems.length).toBeGreaterThan(10_000);
    expect([...new Set(problems.filter((problem) => problem != null))]).toEqual([]);
  });

  test.each(requiredAnchors)('keeps /docs/guides/%s', (address) => {
    expect(problemOf(`${basePath}docs/guides/${address}`, 'index.html')).toBeUndefined();
  });
});

test('no page has an id twice, so that every anchor leads to one place', () => {
  const all = listBuiltFiles()
    .filter(isPage)
    .flatMap((page) =>
      [...readBuilt(page).matchAll(/<[a-z][\w-]*\b[^<>]*?\sid=(?:"([^"]*)"|([^\s">]+))/g)].map(
        ([, quoted, bare]) => `${page}: ${quoted ?? bare}`,
      ),
    );
  expect(all.length).toBeGreaterThan(1_000);
  const seen = new Set<string>();
  expect(all.filter((id) => seen.size === seen.add(id).size)).toEqual([]);
});
