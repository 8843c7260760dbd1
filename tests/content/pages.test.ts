import { expect, test } from 'vitest';
import { readFrontMatter } from './check-samples/checkGuide';
import { checkPages } from './check-samples/checkPages';
import { listPages } from './check-samples/listPages';
import { readSourcePage } from './check-samples/readSourcePage';
import { formatProblem } from './check-samples/problem';
import { readDataBlocks } from './check-samples/readDataBlocks';

const pages = [...listPages().map(readSourcePage), ...readDataBlocks()];
const problems = await checkPages(pages);

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
