import { parsePage, type Page } from './parsePage';

/** Returns a page with the given Markdown, for the tests of the checks themselves. */
export function createFixture(text: string, file = 'docs/guides/fixture.mdx'): Page {
  return parsePage(file, text);
}
