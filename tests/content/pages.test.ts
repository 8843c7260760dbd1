import { expect, test } from 'vitest';
import { checkPages } from './check-samples/checkPages';
import { listPages } from './check-samples/listPages';
import { readSourcePage } from './check-samples/readSourcePage';
import { formatProblem } from './check-samples/problem';
import { readDataBlocks } from './check-samples/readDataBlocks';

const pages = [...listPages().map(readSourcePage), ...readDataBlocks()];
const problems = await checkPages(pages);

test.each(pages.filter(({ text }) => text.includes('\nsidebar_label:')))(
  'the sidebar label of $file only uses words from its title',
  ({ text }) => {
    const [title, label] = ['title', 'sidebar_label'].map((key) =>
      new RegExp(`^${key}: (.*)$`, 'm')
        .exec(text)![1]!
        .toLowerCase()
        .split(/[\s,]+/),
    );
    expect(title).toEqual(expect.arrayContaining(label!));
  },
);

test.each(pages)('$file matches the library', ({ file }) => {
  expect(problems.filter((problem) => problem.file === file).map(formatProblem)).toEqual([]);
});
