import { expect, test } from 'vitest';
import { mdastToString } from '../../page-source/markdownTools';
import { parsePage } from '../../page-source/markdown/parsePage';
import { listSections } from './listSections';

const source = {
  file: '/site/a.mdx',
  permalink: '/a',
  title: 'A',
  description: 'B.',
  kind: 'guide' as const,
};

test('ends a section at the next heading of its level, and keeps the deeper ones', async () => {
  const markdown = 'Start.\n\n## One\n\n1\n\n### Inner {/* #in */}\n\n2\n\n## Two\n\n3\n';
  const sections = listSections({ ...source, tree: await parsePage(markdown, source.file) });
  expect([...sections].map(([id, { title, tree }]) => [id, title, mdastToString(tree)])).toEqual([
    ['one', 'A: One', 'One1Inner2'],
    ['in', 'A: Inner', 'Inner2'],
    ['two', 'A: Two', 'Two3'],
  ]);
});
