import { describe, expect, test } from 'vitest';
import { createFixture } from './check-samples/createFixture';
import { listPages } from './check-samples/listPages';
import { readSourcePage } from './check-samples/readSourcePage';
import { formatProblem } from './check-samples/problem';
import { plantedFaults } from './run-samples/plantedFaults';
import { runSamples } from './run-samples/runSamples';

const pages = listPages()
  .filter((file) => /^(docs|blog)\//.test(file))
  .map(readSourcePage);
const fixtures = plantedFaults.map(([name, code, fault, text = ''], index) => ({
  name,
  fault,
  file: `docs/guides/fixture-${index}.mdx`,
  text: `## Heading\n\n${text}\n\n\`\`\`tsx\n${code}\n\`\`\`\n`,
}));

// Checks everything in a single run, because starting Jest and React Native takes as long as running a dozen pages.
const { problems, callable } = await runSamples([
  ...pages,
  ...fixtures.map(({ file, text }) => createFixture(text, file)),
]);
const problemsOf = (page: string) => problems.filter(({ file }) => file === page);

test.each(pages.map(({ file }) => file))('the samples of %s run', (file) => {
  expect(problemsOf(file).map(formatProblem)).toEqual([]);
});

test('at least 95 % of the callable samples run', () => {
  const files = new Set(pages.map(({ file }) => file));
  const inPages = callable.filter(({ file }) => files.has(file));
  expect(inPages.length).toBeGreaterThan(50);
  expect(inPages.filter(({ isRun }) => isRun).length / inPages.length).toBeGreaterThanOrEqual(0.95);
});

describe('the sample runner', () => {
  test.each(fixtures)('reports $name', ({ file, fault }) => {
    expect(callable.filter((sample) => sample.file === file)).toEqual([{ file, isRun: true }]);
    const found = problemsOf(file).map(({ message }) => message);
    if (fault == null) expect(found).toEqual([]);
    else expect(found.join('\n')).toMatch(fault);
  });
});
