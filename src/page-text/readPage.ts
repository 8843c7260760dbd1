import { readFile } from 'node:fs/promises';
import type { Root } from 'mdast';
import { codeStamp } from '../node-utils/codeStamp';
import { diskCache } from '../node-utils/diskCache';
import { parsePage } from './parsePage';
import type { Page, PageSource } from './types';

const trees = new Map<string, Promise<Root>>();

async function loadTree(text: string, source: PageSource, siteDir: string): Promise<Root> {
  const json = await diskCache(siteDir, 'page-text', [codeStamp, source.file, text], async () => {
    const tree = await parsePage(text, source.file, siteDir);
    // Only the parser's own messages need positions.
    return JSON.stringify(tree, (name, value: unknown) => (name === 'position' ? undefined : value));
  });
  return JSON.parse(json) as Root;
}

/** Returns the page as plain Markdown. Parses a file again only if its text has changed. Callers must not change the tree. */
export async function readPage(source: PageSource, siteDir: string): Promise<Page> {
  const text = await readFile(source.file, 'utf8');
  const key = `${source.file}\0${text}`;
  const tree = trees.get(key) ?? loadTree(text, source, siteDir);
  trees.set(key, tree);
  return { ...source, tree: await tree };
}
