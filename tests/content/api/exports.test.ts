import { expect, it, test } from 'vitest';
import { isGuide } from '../check-samples/checkGuide';
import { listPages } from '../check-samples/listPages';
import { readSourcePage } from '../check-samples/readSourcePage';
import { readDataBlocks } from '../check-samples/readDataBlocks';
import { readSamples } from '../check-samples/readSamples';
import { vocabulary } from '../check-samples/vocabulary';
import { readLibraryNames } from '../check-samples/api/libraryNames';
import { listInlineCode } from '../check-samples/api/listInlineCode';

const pages = [...listPages().map(readSourcePage).filter(isGuide), ...readDataBlocks()];
const code = pages.flatMap((page) => [
  ...readSamples(page).map((sample) => sample.code),
  ...listInlineCode(page).map(({ value }) => value),
]);
const named = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []));
const { exports } = readLibraryNames();

it('knows the exports and the unreleased one', () => {
  expect(exports.size).toBeGreaterThan(60);
  expect([...exports.get('OnBytesWrittenVideoEvent')!]).toEqual(['bytesWritten']);
});

test.each([...exports.keys()])('a guide mentions %s', (name) => {
  expect(named).toContain(name);
});

it('has a sorted vocabulary without names of the library', () => {
  const words = Object.keys(vocabulary);
  expect(words).toEqual([...words].sort());
  expect(words.filter((word) => exports.has(word))).toEqual([]);
});
