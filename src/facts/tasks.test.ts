import { expect, test } from 'vitest';
import { readSite } from '../page-source/readSite';
import { readTasks } from './tasks';

const { areas, packages } = readTasks();
const tasks = areas.flatMap((area) => area.tasks);
const printed = readSite().printedFiles;

test('every task has its own name, and sections or pages to read', () => {
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length);
  expect(tasks.filter(({ sections = [], more = [] }) => sections.length + more.length === 0)).toEqual([]);
});

test('every file of a task is printed on a page', () => {
  const urls = new Set(printed.map(({ fileUrl }) => fileUrl));
  const named = tasks.flatMap(({ screen, files = [] }) => [...(screen ? [screen] : []), ...files]);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((url) => !urls.has(url))).toEqual([]);
});

test('samples import every package with an install section', () => {
  const code = printed.map((file) => file.code).join('\n');
  expect(Object.keys(packages).filter((name) => !code.includes(`from '${name}'`))).toEqual([]);
});
