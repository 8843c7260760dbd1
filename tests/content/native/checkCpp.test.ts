import { expect, it } from 'vitest';
import { createFixture } from '../createFixture';
import { readSamples } from '../readSamples';
import { checkCpp } from './checkCpp';

const read = (markdown: string) => readSamples(createFixture(markdown));

it('lets samples of a page include each other by title', () => {
  const samples = read(
    '```cpp title="cpp/luma.h"\nint luma();\n```\n\n```cpp title="cpp/luma.cpp"\n#include "luma.h"\nint both = luma() * 2;\n```',
  );
  expect(checkCpp(samples)).toEqual({ checked: 2, skipped: [], problems: [] });
});

it('says which samples need the SDK of a platform', () => {
  const [sample] = read('```cpp\n#include <android/log.h>\n```');
  expect(checkCpp([sample!])).toEqual({
    checked: 0,
    skipped: [{ sample, reason: "the header <android/log.h> belongs to a platform's SDK" }],
    problems: [],
  });
});

it('says that no compiler is there', () => {
  const [sample] = read('```cpp\nint answer = "42";\n```');
  const { skipped, problems } = checkCpp([sample!], 'no-such-compiler');
  expect(problems).toEqual([]);
  expect(skipped).toEqual([{ sample, reason: 'no C++ compiler "no-such-compiler" here' }]);
});
