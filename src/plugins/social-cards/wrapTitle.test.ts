import { expect, test } from 'vitest';
import { LETTER_WIDTH, wrapTitle } from './wrapTitle';

test('a short title is one large line', () => {
  expect(wrapTitle('Zooming', 760)).toEqual({ lines: ['Zooming'], size: 92 });
});

test('a long title wraps between words', () => {
  const { lines, size } = wrapTitle('Frame processors: write, test and publish a native plugin', 760);
  expect(lines.join(' ')).toBe('Frame processors: write, test and publish a native plugin');
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(Math.max(...lines.map((line) => line.length)) * size * LETTER_WIDTH).toBeLessThanOrEqual(760);
});

test('a long name gets smaller instead of wrapping', () => {
  const { lines, size } = wrapTitle('frameProcessorPluginWithAVeryLongNameThatGoesOnAndOn', 760);
  expect(lines).toHaveLength(1);
  expect(size).toBeLessThan(40);
});
