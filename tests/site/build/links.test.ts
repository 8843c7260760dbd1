import { describe, expect, test } from 'vitest';
import { movedSections } from '../../../src/facts/browser/movedSections';
import { requiredAnchors } from '../../../checks/requiredUrls';
import { BUILD, HOSTED, HOSTED_PATH, listBuiltFiles, parseHtmlFile } from './builtSite';

const ORIGIN = 'https://react-native-vision-camera.com';

/**
 * Returns the pages of a build with their ids and links, and a function that explains why a link of a page is broken.
 * The function returns `undefined` for links that work.
 */
function readLinks(folder: string, basePath: string) {
  const files = new Set(listBuiltFiles(folder));
  const pages = [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const { body } = parseHtmlFile(file, folder);
      return {
        file,
        ids: [...body.querySelectorAll('[id]')].map(({ id }) => id),
        // The language dropdown links to the current page, and the not-found page has no URL.
        links: [...body.querySelectorAll('a[href]:not(.dropdown__link)')].map((link) =>
          link.getAttribute('href')!,
        ),
      };
    });
  const ids = new Map(pages.map((page) => [page.file, new Set(page.ids)]));

  /** Returns the file that a static host answers with, or `undefined`. */
  function fileOf(pathname: string): string | undefined {
    if (!`${pathname}/`.startsWith(basePath)) return undefined;
    const bare = decodeURIComponent(pathname.slice(basePath.length));
    return [bare, `${bare || 'index'}.html`, `${bare}/index.html`].find((file) => files.has(file));
  }

  function problemOf(link: string, page: string): string | undefined {
    const pageUrl = basePath + page.replace(/(^index)?\.html$/, '');
    const url = new URL(link, ORIGIN + pageUrl);
    if (url.origin !== ORIGIN) return undefined;
    const file = fileOf(url.pathname);
    if (file == null) return `${page}: ${link} leads nowhere`;
    const anchor = decodeURIComponent(url.hash.slice(1));
    // The playground keeps its state in the hash.
    if (file === 'playground.html') return undefined;
    if (!anchor || !file.endsWith('.html') || ids.get(file)!.has(anchor)) return undefined;
    return `${page}: ${link} leads to an anchor that ${file} does not have`;
  }

  return { pages, problemOf };
}

// Docusaurus checks its own links. This also sees those in plain HTML, such as names in highlighted code.
describe.each([
  { name: 'the build', folder: BUILD, basePath: '/' },
  { name: 'the build under a path, with hosted search', folder: HOSTED, basePath: HOSTED_PATH },
])('$name', ({ folder, basePath }) => {
  const { pages, problemOf } = readLinks(folder, basePath);

  test('has no broken link, and no broken anchor', () => {
    const problems = pages.flatMap(({ file, links }) => links.map((link) => problemOf(link, file)));
    expect(problems.length).toBeGreaterThan(10_000);
    expect([...new Set(problems.filter((problem) => problem != null))]).toEqual([]);
  });

  test.each(requiredAnchors)('keeps %s', (url) => {
    expect(problemOf(basePath + url.slice(1), 'index.html')).toBeUndefined();
  });

  test('has every section that moved to another page there, and no longer on its old page', () => {
    const problems = Object.entries(movedSections).flatMap(([page, sections]) =>
      Object.entries(sections).flatMap(([id, url]) => [
        problemOf(basePath + url.slice(1), 'index.html'),
        problemOf(`${basePath}${page.slice(1)}#${id}`, 'index.html') == null
          ? `${page}#${id} still exists: remove it from docs/facts/moved-sections.yml`
          : undefined,
      ]),
    );
    expect(problems.filter(Boolean)).toEqual([]);
  });

  test('has no duplicate ids on a page', () => {
    const repeated = pages.flatMap(({ file, ids: own }) =>
      own.filter((id, index) => own.indexOf(id) !== index).map((id) => `${file}: ${id}`),
    );
    expect(repeated).toEqual([]);
  });
});
