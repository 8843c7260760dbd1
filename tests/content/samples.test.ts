import { expect, test } from 'vitest';
import { listPages } from '../../tools/check-samples/listPages';
import { readSourcePage } from '../../tools/check-samples/readSourcePage';
import { formatProblem } from '../../tools/check-samples/problem';
import { runSamples } from '../../tools/run-samples/runSamples';

const pages = listPages()
  .filter((file) => /^(docs|blog)\//.test(file))
  .map(readSourcePage);
const { problems, callable, callableRun } = await runSamples(pages);

test.each(pages.map(({ file }) => file))('the samples of %s run', (file) => {
  expect(problems.filter((problem) => problem.file === file).map(formatProblem)).toEqual([]);
});

test('at least 95 % of the callable samples run', () => {
  expect(callable).toBeGreaterThan(50);
  expect(callableRun / callable).toBeGreaterThanOrEqual(0.95);
});
