import { expect, test } from 'vitest';
import { findMismatch } from './setup.mjs';

const LOCKED = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '2.0.0' },
  'node_modules/b': { version: '1.0.0', optional: true },
};

test('a matching installation has no mismatch, even without optional packages of other platforms', () => {
  expect(findMismatch(LOCKED, { 'node_modules/a': { version: '2.0.0' } })).toBeUndefined();
});

test('reports a package that is missing or has another version', () => {
  expect(findMismatch(LOCKED, {})).toBe('node_modules/a');
  expect(findMismatch(LOCKED, { 'node_modules/a': { version: '1.9.0' } })).toBe('node_modules/a');
});
