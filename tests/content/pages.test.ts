import { expect, it, test } from 'vitest';
import { checkPages } from './check-samples/checkPages';
import { listPages } from './check-samples/listPages';
import { findNativeNames } from './check-samples/native/findNativeNames';
import { readSourcePage } from './check-samples/readSourcePage';
import { formatProblem } from './check-samples/problem';
import { readDataBlocks } from './check-samples/readDataBlocks';
import { readSamples } from './check-samples/readSamples';
import { sampleLanguages } from './check-samples/sampleLanguages';

const pages = [...listPages().map(readSourcePage), ...readDataBlocks()];
const { problems, checked, skipped } = await checkPages(pages);

test.each(pages)('$file matches the library', ({ file }) => {
  expect(problems.filter((problem) => problem.file === file).map(formatProblem)).toEqual([]);
});

it('skips no TypeScript', () => {
  expect(checked.get('tsx')).toBeGreaterThan(50);
  for (const language of sampleLanguages.typeScript) expect(skipped.get(language)).toBeUndefined();
});

const names = pages.flatMap((page) =>
  findNativeNames(readSamples(page).filter(({ language }) => !sampleLanguages.typeScript.includes(language))),
);
const places = [...new Set(names.map(({ name, foundIn }) => `${name} (${foundIn})`))].sort();

test.each(places)('native name %s', (place) => {
  expect(place).not.toContain('undefined');
});
