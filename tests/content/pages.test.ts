import { expect, test } from 'vitest';
import { readFrontMatter } from './check-samples/checkGuide';
import { checkPages, readDataBlocks } from './check-samples/checkPages';
import { rootFolder } from '../../src/node-utils/rootFolder';
import { listPages } from '../../src/page-source/listPages';
import { readSourcePage } from './check-samples/readSourcePage';
import { formatProblem } from './check-samples/problem';
import { loadPrism } from '../../src/page-source/mdx/loadPrism';
import { readSamples } from '../../src/page-source/samples/readSamples';

const pages = [...listPages(rootFolder).map(readSourcePage), ...readDataBlocks()];
const problems = await checkPages(pages);

/** Languages of code that stays plain. The theme draws Mermaid's diagrams. */
const NOT_HIGHLIGHTED = ['mermaid', 'properties', 'text'];

test('code in every language of the pages is highlighted', () => {
  const languages = new Set(pages.flatMap(readSamples).map(({ language }) => language));
  const known = Object.keys(loadPrism().languages);
  expect([...languages].filter((language) => ![...known, ...NOT_HIGHLIGHTED].includes(language))).toEqual([]);
});

test.each(pages.filter((page) => readFrontMatter(page).sidebar_label != null))(
  'the sidebar label of $file only uses words from its title',
  (page) => {
    const splitWords = (text: unknown) =>
      String(text)
        .toLowerCase()
        .split(/[\s,]+/);
    const { title, sidebar_label: label } = readFrontMatter(page);
    expect(splitWords(title)).toEqual(expect.arrayContaining(splitWords(label)));
  },
);

test.each(pages)('$file matches the library', ({ file }) => {
  expect(problems.filter((problem) => problem.file === file).map(formatProblem)).toEqual([]);
});
