import { expect, test } from 'vitest';
import { newestVersion, readNodeMajor, setDocusaurusVersion } from './checkNext.mjs';

test('the newest version is the last one published of the newest major', () => {
  const times = {
    created: '2030',
    modified: '2030',
    '4.0.0-canary-2': '2026-03-01',
    '4.0.0-canary-1': '2026-01-01',
    '3.10.3': '2026-04-01',
  };
  expect(newestVersion(times)).toBe('4.0.0-canary-2');
});

test("all Docusaurus packages get the version, and others don't", () => {
  const manifest = {
    dependencies: { '@docusaurus/core': '3', react: '19' },
    devDependencies: { '@docusaurus/types': '3' },
  };
  expect(setDocusaurusVersion(manifest, '4')).toEqual({
    dependencies: { '@docusaurus/core': '4', react: '19' },
    devDependencies: { '@docusaurus/types': '4' },
  });
});

test.each([
  ['>=24.14', 24],
  ['^20.19.0 || >=22', 20],
])('%s allows Node.js %i', (range, major) => {
  expect(readNodeMajor(range)).toBe(major);
});
