import type { Root } from 'mdast';
import {
  remarkDirective,
  remarkFrontmatter,
  remarkGfm,
  remarkMdx,
  remarkParse,
  unified,
} from './markdownTools';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkDirective);

/** Parses a page as Docusaurus does. If it isn't MDX, throws an error with the file and position. */
export function parseMdx(text: string, file: string): Root {
  try {
    return parser.parse(text);
  } catch (error) {
    const { line, column, reason } = error as { line?: number; column?: number; reason?: string };
    throw new Error(`${file}:${line ?? 1}:${column ?? 1} is not valid MDX: ${reason ?? String(error)}`);
  }
}
