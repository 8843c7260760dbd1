import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import { hashFiles } from '../node-utils/listFiles';
import { diskCache } from '../node-utils/diskCache';
import { parsePage } from './parsePage';
import type { Page, PageSource } from './types';

/** What decides how a page reads, apart from its own file. */
const INPUTS = ['package-lock.json', 'src/components', 'src/data', 'src/mdx'];

const trees = new Map<string, Promise<Root>>();
let stamp: string | undefined;

async function loadTree(text: string, source: PageSource, siteDir: string): Promise<Root> {
  stamp ??= hashFiles(INPUTS.map((input) => path.join(siteDir, input)));
  const json = await diskCache(siteDir, 'reading', [stamp, source.file, text], async () => {
    const tree = await parsePage(text, source.file, siteDir);
    // Places in the file serve the messages of the parser only.
    return JSON.stringify(tree, (name, value: unknown) => (name === 'position' ? undefined : value));
  });
  return JSON.parse(json) as Root;
}

/** Returns the page as plain Markdown; a file is parsed again only when its text has changed. Callers must not change the tree. */
export async function readPage(source: PageSource, siteDir: string): Promise<Page> {
  const text = await readFile(source.file, 'utf8');
  const key = `${source.file}\0${text}`;
  const tree = trees.get(key) ?? loadTree(text, source, siteDir);
  trees.set(key, tree);
  return { ...source, tree: await tree };
}
