import { readFile } from 'node:fs/promises';
import type { Root } from 'mdast';
import { listFactFiles } from '../../facts/readFacts';
import { parsePage } from './parsePage';
import type { Page, PageSource } from './types';

/** A parsed page, and the text of each file that it came from: the page, the Markdown that it imports and the facts that it shows. */
interface ParsedPage {
  texts: Map<string, string>;
  tree: Promise<Root>;
}

const parsedPages = new Map<string, ParsedPage>();

function parse(file: string, siteDir: string): ParsedPage {
  const texts = new Map<string, string>();
  const read = async (name: string) => {
    const text = await readFile(name, 'utf8');
    texts.set(name, text);
    return text;
  };
  const readTree = async () => {
    const text = await read(file);
    if (text.includes('<DataBlock ')) await Promise.all(listFactFiles().map(read));
    return parsePage(text, file, siteDir, read);
  };
  return { texts, tree: readTree() };
}

/** Returns true if none of the page's files has changed since it was parsed. */
async function isCurrent({ texts }: ParsedPage): Promise<boolean> {
  for (const [name, text] of texts)
    if ((await readFile(name, 'utf8').catch(() => undefined)) !== text) return false;
  return true;
}

/** Returns the page as plain Markdown. Parses it again only if one of its files has changed. Callers must not change the tree. */
export async function readPage(source: PageSource, siteDir: string): Promise<Page> {
  let page = parsedPages.get(source.file);
  if (!page || !(await isCurrent(page))) {
    page = parse(source.file, siteDir);
    parsedPages.set(source.file, page);
  }
  try {
    return { ...source, tree: await page.tree };
  } catch (error) {
    parsedPages.delete(source.file);
    throw error;
  }
}
