import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it, test } from 'vitest';
import { parsePage } from '../../src/page-text/parsePage';
import { listPages } from './check-samples/listPages';
import { rootFolder } from '../../src/node-utils/rootFolder';

const files = listPages().filter((file) => !basename(file).startsWith('_'));

const trees = new Map<string, Promise<Root>>();

/** Parses a page once as the site renders it, with its data blocks. */
function readTree(file: string): Promise<Root> {
  const path = join(rootFolder, file);
  const tree = trees.get(path) ?? parsePage(readFileSync(path, 'utf8'), path, rootFolder);
  trees.set(path, tree);
  return tree;
}

function listIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'heading', ({ data }) => {
    ids.push(String((data as { id?: string } | undefined)?.id));
  });
  return ids;
}

async function listBrokenLinks(tree: Root, file: string): Promise<string[]> {
  const urls = new Set<string>();
  visit(tree, 'link', ({ url }) => {
    if (/^([\w./-]+\.mdx)?#/.test(url)) urls.add(url);
  });
  const broken: string[] = [];
  for (const url of urls) {
    const [path, anchor] = url.split('#');
    const target = path === '' ? tree : await readTree(posix.join(dirname(file), path!));
    if (!listIds(target).includes(anchor!)) broken.push(url);
  }
  return broken;
}

describe('links to sections', () => {
  test.each(files)('in %s point to headings that exist', async (file) => {
    expect(await listBrokenLinks(await readTree(file), file)).toEqual([]);
  });

  it('break if the heading is gone', async () => {
    const link = (url: string): RootContent => ({
      type: 'paragraph',
      children: [{ type: 'link', url, children: [] }],
    });
    const tree: Root = {
      type: 'root',
      children: [link('#gone'), link('formats.mdx#fps'), link('formats.mdx#gone')],
    };
    expect(await listBrokenLinks(tree, 'docs/guides/fixture.mdx')).toEqual(['#gone', 'formats.mdx#gone']);
  });
});
