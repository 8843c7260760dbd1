import { readFile } from 'node:fs/promises';
import type { Root } from 'mdast';
import { parsePage } from './parsePage';
import type { Page, PageSource } from './types';

const cache = new Map<string, { text: string; tree: Promise<Root> }>();

/** Returns the page as plain Markdown; a file is parsed again only when its text has changed. Callers must not change the tree. */
export async function readPage(source: PageSource, siteDir: string): Promise<Page> {
  const text = await readFile(source.file, 'utf8');
  let entry = cache.get(source.file);
  if (entry?.text !== text) {
    entry = { text, tree: parsePage(text, source.file, siteDir) };
    cache.set(source.file, entry);
  }
  return { ...source, tree: await entry.tree };
}
