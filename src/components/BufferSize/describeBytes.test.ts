import { expect, it } from 'vitest';
import { describeBytes } from './describeBytes';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [460_800, '461 kB'],
  [12_441_600, '12.4 MB'],
  [995_328_000, '995 MB'],
  [1_990_656_000, '2.0 GB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(describeBytes(bytes)).toBe(text);
});
