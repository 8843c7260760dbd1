import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../node-utils/rootFolder';
import { tasks } from './tasks';

test('every task has one to three pages, and they exist', () => {
  const wrong = tasks.filter(({ read, more = [] }) => {
    const files = [...read, ...more].map((page) =>
      page === '/docs/guides' ? '/docs/guides/getting-started' : page,
    );
    return (
      files.length < 1 ||
      files.length > 3 ||
      !files.every((file) => existsSync(path.join(rootFolder, `${file}.mdx`)))
    );
  });
  expect(wrong.map(({ task }) => task)).toEqual([]);
});
