import { expect, test } from 'vitest';
import { communityPlugins } from './communityPlugins';
import { communityPluginList } from './blocks/communityPluginList';

test('lists each repository once', () => {
  const repositories = communityPlugins.map(({ repository }) => repository.toLowerCase());
  expect(new Set(repositories).size).toBe(repositories.length);
});

test.each(communityPlugins)(
  '$repository is a complete entry',
  ({ repository, description, versions, v4, install }) => {
    expect(repository).toMatch(/^[\w.-]+\/[\w.-]+$/);
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(versions).toMatch(/\.$/);
    expect(install != null).toBe(v4 === 'stated' || v4 === 'built');
  },
);

test('shows every plugin as an item of one filterable list', () => {
  const markdown = communityPluginList();
  expect(markdown.match(/<FilterItem>/g)).toHaveLength(communityPlugins.length);
  expect(markdown.match(/<Filterable /g)).toHaveLength(1);
});
