/** The unified ecosystem, loaded by Node.js instead of jiti. */
import { nodeRequire as load } from './nodeRequire';

export const { unified } = load('unified') as typeof import('unified');
export const { VFile } = load('vfile') as typeof import('vfile');
export type VFile = import('vfile').VFile;
export const { SKIP, visit } = load('unist-util-visit') as typeof import('unist-util-visit');
export const { toString: mdastToString } = load(
  'mdast-util-to-string',
) as typeof import('mdast-util-to-string');
export const { toString: hastToString } = load('hast-util-to-string') as typeof import('hast-util-to-string');
export const { default: remarkDirective } = load('remark-directive') as typeof import('remark-directive');
export const { default: remarkFrontmatter } = load(
  'remark-frontmatter',
) as typeof import('remark-frontmatter');
export const { default: remarkGfm } = load('remark-gfm') as typeof import('remark-gfm');
export const { default: remarkMdx } = load('remark-mdx') as typeof import('remark-mdx');
export const { default: remarkParse } = load('remark-parse') as typeof import('remark-parse');
export const { default: rehypeStringify } = load('rehype-stringify') as typeof import('rehype-stringify');
export const { default: remarkRehype } = load('remark-rehype') as typeof import('remark-rehype');
export const { default: remarkStringify } = load('remark-stringify') as typeof import('remark-stringify');
