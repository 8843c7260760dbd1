import { expect, test } from 'vitest';
import { newest, nodeMajor, withDocusaurus } from './checkNext.mjs';

test('the newest version is the one of the newest major that was published last', () => {
  const times = {
    created: '2030',
    modified: '2030',
    '4.0.0-canary-2': '2026-03-01',
    '4.0.0-canary-1': '2026-01-01',
    '3.10.3': '2026-04-01',
  };
  expect(newest(times)).toBe('4.0.0-canary-2');
});

test('all packages of Docusaurus get the version, and no other', () => {
  const manifest = {
    dependencies: { '@docusaurus/core': '3', react: '19' },
    devDependencies: { '@docusaurus/types': '3' },
  };
  expect(withDocusaurus(manifest, '4')).toEqual({
    dependencies: { '@docusaurus/core': '4', react: '19' },
    devDependencies: { '@docusaurus/types': '4' },
  });
});

test.each([
  ['>=24.14', 24],
  ['^20.19.0 || >=22', 20],
])('%s allows Node.js %i', (range, major) => {
  expect(nodeMajor(range)).toBe(major);
});
