import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { rootFolder } from '../../../src/node-utils/rootFolder';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** The source of a guide or post. */
export interface SourcePage {
  /** Path from the repository root. */
  file: string;
  text: string;
  tree: Root;
}

/** Parses MDX. If the MDX is invalid, throws an error with the file and position. */
export function parseSourcePage(file: string, text: string): SourcePage {
  try {
    return { file, text, tree: parser.parse(text) };
  } catch (error) {
    const { line, column, reason } = error as { line?: number; column?: number; reason?: string };
    throw new Error(`${file}:${line ?? 1}:${column ?? 1} is not valid MDX: ${reason ?? String(error)}`);
  }
}

const pages = new Map<string, SourcePage>();

/** Reads and parses a page in the repository. Caches each page, because pages link to each other. */
export function readSourcePage(file: string): SourcePage {
  const page = pages.get(file) ?? parseSourcePage(file, readFileSync(join(rootFolder, file), 'utf8'));
  pages.set(file, page);
  return page;
}
