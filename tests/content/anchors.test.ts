import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it, test } from 'vitest';
import { parsePage } from '../../src/reading/parsePage';
import { listPages } from './listPages';
import { requiredAnchors, requiredGuides } from './requiredAnchors';
import { rootFolder } from './rootFolder';

const files = listPages().filter((file) => !basename(file).startsWith('_'));
const pages = new Map<string, Root>();
for (const file of files) {
  const path = join(rootFolder, file);
  pages.set(file, await parsePage(readFileSync(path, 'utf8'), path, rootFolder));
}

function listIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'heading', ({ data }) => {
    ids.push(String((data as { id?: string } | undefined)?.id));
  });
  return ids;
}

function listBrokenLinks(file: string): string[] {
  const broken: string[] = [];
  visit(pages.get(file)!, 'link', ({ url }) => {
    const [path = '', anchor] = url.split('#');
    if (anchor == null || !(path === '' || /^[\w./-]+\.mdx$/.test(path))) return;
    const target = pages.get(path === '' ? file : posix.join(dirname(file), path));
    if (target != null && !listIds(target).includes(anchor)) broken.push(url);
  });
  return broken;
}

describe('addresses that must keep working', () => {
  test.each(requiredGuides)('guide %s', (name) => {
    expect(files).toContain(`docs/guides/${name}.mdx`);
  });

  test.each(requiredAnchors)('anchor %s', (address) => {
    const [name, anchor] = address.split('#');
    expect(listIds(pages.get(`docs/guides/${name}.mdx`)!)).toContain(anchor);
  });
});

describe('links to sections', () => {
  test.each(files)('of %s lead to headings that exist', (file) => {
    expect(listBrokenLinks(file)).toEqual([]);
  });

  it('are broken when the heading is gone', () => {
    const tree: Root = { type: 'root', children: [{ type: 'link', url: '#gone', children: [] }] };
    pages.set('docs/guides/fixture.mdx', tree);
    expect(listBrokenLinks('docs/guides/fixture.mdx')).toEqual(['#gone']);
  });
});
