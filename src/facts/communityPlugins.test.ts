import { expect, test } from 'vitest';
import { readCommunityPlugins } from './communityPlugins';
import { communityPluginList } from './blocks/communityPluginList';

const { plugins } = readCommunityPlugins();

test('lists each repository once', () => {
  const repositories = plugins.map(({ repository }) => repository.toLowerCase());
  expect(new Set(repositories).size).toBe(repositories.length);
});

test.each(plugins)('$repository is a complete entry', ({ description, versions, v4, install }) => {
  expect(description).toMatch(/^[A-Z].*\.$/);
  expect(versions).toMatch(/\.$/);
  expect(install != null).toBe(v4 === 'stated' || v4 === 'built');
});

test('shows every plugin with a link to its repository', () => {
  const markdown = communityPluginList();
  const missing = plugins.filter(
    ({ repository }) => !markdown.includes(`](https://github.com/${repository})`),
  );
  expect(missing).toEqual([]);
});
