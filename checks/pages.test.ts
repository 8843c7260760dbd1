import { expect, test } from 'vitest';
import { visit } from '../src/page-source/markdownTools';
import { checkPages, readDataBlocks } from './check-samples/checkPages';
import { readSite } from '../src/page-source/readSite';
import type { Sample } from '../src/page-source/samples/readSamples';
import { readTree } from './pages/readTree';
import { formatProblem } from './pages/problem';
import { loadPrism } from '../src/page-source/mdx/loadPrism';

const pages = [...readSite().pages, ...readDataBlocks()];
const problems = await checkPages(pages);

/** Languages of code that stays plain. The theme draws Mermaid's diagrams. */
const NOT_HIGHLIGHTED = ['mermaid', 'properties', 'text'];

// Reading code blocks without parsing MDX is a thousand times as fast.
test.each(pages)('$file has the code blocks that an MDX parser finds', (page) => {
  const blocks: Pick<Sample, 'line' | 'language' | 'meta' | 'text'>[] = [];
  visit(readTree(page), 'code', ({ lang, meta, value, position }) => {
    blocks.push({ line: position!.start.line + 1, language: lang ?? '', meta: meta ?? '', text: value });
  });
  expect(page.samples.map(({ line, language, meta, text }) => ({ line, language, meta, text }))).toEqual(
    blocks,
  );
});

test('code in every language of the pages is highlighted', () => {
  const languages = new Set(pages.flatMap(({ samples }) => samples).map(({ language }) => language));
  const known = Object.keys(loadPrism().languages);
  expect([...languages].filter((language) => ![...known, ...NOT_HIGHLIGHTED].includes(language))).toEqual([]);
});

test.each(pages.filter(({ frontMatter }) => frontMatter.sidebar_label != null))(
  'the sidebar label of $file only uses words from its title',
  ({ title, frontMatter: { sidebar_label: label } }) => {
    const splitWords = (text: unknown) =>
      String(text)
        .toLowerCase()
        .split(/[\s,]+/);
    expect(splitWords(title)).toEqual(expect.arrayContaining(splitWords(label)));
  },
);

test.each(pages)('$file matches the library', ({ file }) => {
  expect(problems.filter((problem) => problem.file === file).map(formatProblem)).toEqual([]);
});
