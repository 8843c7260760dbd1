import path from 'node:path';
import type { Root } from 'mdast';
import { chapters } from '../../config/readingOrder';
import { rootFolder } from '../../config/rootFolder';
import { listFactFiles } from '../../facts/readFacts';
import { readText } from '../readText';
import { parsePage } from './parsePage';
import type { Page, PageSource } from './types';

/** A parsed page, and the text of each file that it came from: the page, the Markdown that it imports, the facts that it shows and the chapters of the course. */
interface ParsedPage {
  texts: Map<string, string>;
  tree: Promise<Root>;
}

const parsedPages = new Map<string, ParsedPage>();

function parse(file: string): ParsedPage {
  const texts = new Map<string, string>();
  const read = (name: string) => {
    const text = readText(name);
    texts.set(name, text);
    return text;
  };
  const text = read(file);
  if (text.includes('<DataBlock ')) listFactFiles().forEach(read);
  // What a chapter prints depends on the changes of earlier ones.
  const course = chapters.map((chapter) => path.join(rootFolder, chapter));
  if (course.includes(file)) course.forEach(read);
  return { texts, tree: parsePage(text, file, read) };
}

/** Returns true if none of the page's files has changed since it was parsed. */
function isCurrent({ texts }: ParsedPage): boolean {
  try {
    return [...texts].every(([name, text]) => readText(name) === text);
  } catch {
    // Somebody has deleted one.
    return false;
  }
}

/** Returns the page as plain Markdown. Parses it again only if one of its files has changed. Callers must not change the tree. */
export async function readPage(source: PageSource): Promise<Page> {
  let page = parsedPages.get(source.file);
  if (!page || !isCurrent(page)) {
    page = parse(source.file);
    parsedPages.set(source.file, page);
  }
  try {
    return { ...source, tree: await page.tree };
  } catch (error) {
    parsedPages.delete(source.file);
    throw error;
  }
}
