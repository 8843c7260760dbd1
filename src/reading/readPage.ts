import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import { hashFiles } from '../files/hashFiles';
import { writeWhole } from '../files/writeWhole';
import { parsePage } from './parsePage';
import type { Page, PageSource } from './types';

/** What decides how a page reads, apart from its own file. */
const INPUTS = ['package-lock.json', 'src/components', 'src/data', 'src/reading', 'src/remark'];

const trees = new Map<string, Promise<Root>>();
let stamp: string | undefined;

async function readStored(file: string): Promise<Root | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Root;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Parses a page, or reads what an earlier build has made of the same text, kept under `node_modules/.cache`. */
async function loadTree(key: string, text: string, source: PageSource, siteDir: string): Promise<Root> {
  const file = path.join(siteDir, 'node_modules/.cache/reading', `${key}.json`);
  const stored = await readStored(file);
  if (stored) return stored;
  const tree = await parsePage(text, source.file, siteDir);
  // Places in the file serve the messages of the parser only.
  const json = JSON.stringify(tree, (name, value: unknown) => (name === 'position' ? undefined : value));
  await writeWhole(file, json);
  return JSON.parse(json) as Root;
}

/** Returns the page as plain Markdown; a file is parsed again only when its text has changed. Callers must not change the tree. */
export async function readPage(source: PageSource, siteDir: string): Promise<Page> {
  const text = await readFile(source.file, 'utf8');
  stamp ??= hashFiles(INPUTS.map((input) => path.join(siteDir, input)));
  const key = createHash('sha256').update(stamp).update(source.file).update(text).digest('hex');
  const tree = trees.get(key) ?? loadTree(key, text, source, siteDir);
  trees.set(key, tree);
  return { ...source, tree: await tree };
}
