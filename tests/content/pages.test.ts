import { expect, it, test } from 'vitest';
import { checkPages } from './checkPages';
import { listPages } from './listPages';
import { findNativeNames } from './native/findNativeNames';
import { readSourcePage } from './readSourcePage';
import { formatProblem } from './problem';
import { readDataBlocks } from './readDataBlocks';
import { readSamples } from './readSamples';
import { sampleLanguages } from './sampleLanguages';

const pages = [...listPages().map(readSourcePage), ...readDataBlocks()];
const { problems, checked, skipped } = await checkPages(pages);

test.each(pages)('$file is true to the library', ({ file }) => {
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
