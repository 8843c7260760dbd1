import path from 'node:path';
import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { rootFolder } from '../../config/rootFolder';
import { hastToString, visit } from '../markdownTools';
import { readSite } from '../readSite';
import { createCodeIds } from '../samples/createCodeIds';
import { parseMeta } from '../samples/parseMeta';
import { createLinkRenderer, type CodeBlock, type CodeLink } from './codeLinks';
import { createSampleLinks } from './createSampleLinks';
import { highlight } from './highlight';
import { loadPrism } from './loadPrism';

/** Options of {@link rehypeHighlight}. */
export interface RehypeHighlightOptions {
  baseUrl: string;
  /** Returns the links of a block to the API reference. */
  linkBlock: (block: CodeBlock) => CodeLink[];
}

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

/** Keeps words with hyphens whole in a line of code, because it wraps on narrow screens. */
function keepWords(html: string): string {
  // Tags match first, so their attributes stay as they are.
  return html.replaceAll(/<[^>]*>|(?<=^|[\s>])[^\s<>]*-[^\s<>]*(?=[\s<]|$)/g, (part) =>
    part.startsWith('<') ? part : `<span class="word">${part}</span>`,
  );
}

/** Rehype plugin that highlights every code block. `@theme/CodeBlock` shows the HTML. */
export default function rehypeHighlight({ baseUrl, linkBlock }: RehypeHighlightOptions) {
  const prism = loadPrism();
  return (tree: Root, file: VFile): void => {
    const toId = createCodeIds();
    const sampleLinks = createSampleLinks(
      path.relative(rootFolder, file.path).replaceAll(path.sep, '/'),
      readSite().printedFiles,
      baseUrl,
    );
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const language = languageOf(code);
      const meta =
        (code.data?.meta as string | null | undefined) ?? (code.properties.metastring as string | undefined);
      const { title, change, isCollapsed } = parseMeta(meta);
      const id = title && toId(title);
      const block = (text: string): CodeBlock => ({ language, code: text, meta, id, file });
      const text = hastToString(code);
      const html = highlight(prism, text, language, meta, (clean) =>
        createLinkRenderer(
          [linkBlock, sampleLinks.linkImports].flatMap((link) => link(block(clean))),
          clean,
          baseUrl,
        ),
      );
      pre.properties = {
        className: [`language-${language}`],
        html: html.includes('\n') ? html : keepWords(html),
        ...(title && { title, id }),
        ...(isCollapsed && { lines: html.split('\n').length }),
        ...(change && { change: change.words, place: change.code }),
        ...sampleLinks.describe(block(text)),
      };
      pre.children = [];
    });
  };
}
