import { expect, test } from 'vitest';
import { findMismatch } from './setup.mjs';

const LOCKED = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '2.0.0' },
  'node_modules/b': { version: '1.0.0', optional: true },
};

test('an installation that matches has no mismatch, optional packages of other platforms aside', () => {
  expect(findMismatch(LOCKED, { 'node_modules/a': { version: '2.0.0' } })).toBeUndefined();
});

test('names a package that is missing or of another version', () => {
  expect(findMismatch(LOCKED, {})).toBe('node_modules/a');
  expect(findMismatch(LOCKED, { 'node_modules/a': { version: '1.9.0' } })).toBe('node_modules/a');
});
