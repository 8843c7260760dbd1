import { expect, it, test } from 'vitest';
import { isGuide } from '../../../tools/check-samples/guides/checkGuide';
import { listPages } from '../../../tools/check-samples/listPages';
import { readSourcePage } from '../../../tools/check-samples/readSourcePage';
import { readDataBlocks } from '../../../tools/check-samples/readDataBlocks';
import { readSamples } from '../../../tools/check-samples/readSamples';
import { vocabulary } from '../../../tools/check-samples/vocabulary';
import { readLibraryNames } from '../../../tools/check-samples/api/libraryNames';
import { listInlineCode } from '../../../tools/check-samples/api/listInlineCode';

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
