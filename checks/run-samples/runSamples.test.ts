import { describe, expect, test } from 'vitest';
import { createFixture } from '../pages/createFixture';
import { readSite } from '../../src/page-source/readSite';
import { formatProblem } from '../pages/problem';
import { unfinishedChapter } from '../pages/unfinishedChapter';
import { brokenSamples } from './brokenSamples';
import { runSamples } from './runSamples';

const pages = readSite().pages.filter(({ file }) => /^(docs|blog)\//.test(file));
const fixtures = brokenSamples.map(([name, code, fault], index) => ({
  name,
  fault,
  file: `docs/guides/fixture-${index}.mdx`,
  text: `\`\`\`tsx\n${code}\n\`\`\`\n`,
}));

// Checks everything in a single run, because starting Jest and React Native takes as long as running a dozen pages.
const { problems } = await runSamples([
  ...pages,
  ...fixtures.map(({ file, text }) => createFixture(text, file)),
  unfinishedChapter,
]);
const problemsOf = (page: string) => problems.filter(({ file }) => file === page);

test.each(pages.map(({ file }) => file))('the samples of %s run', (file) => {
  expect(problemsOf(file).map(formatProblem)).toEqual([]);
});

describe('the sample runner', () => {
  test.each(fixtures)('reports $name', ({ file, fault }) => {
    const found = problemsOf(file).map(({ message }) => message);
    if (fault == null) expect(found).toEqual([]);
    else expect(found.join('\n')).toMatch(fault);
  });

  test('reports an app that fails on the way through a chapter', () => {
    expect(problemsOf(unfinishedChapter.file)).toEqual([
      { file: unfinishedChapter.file, line: 11, message: expect.stringContaining('Too early.') as string },
    ]);
  });
});
