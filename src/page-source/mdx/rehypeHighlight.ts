import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { hastToString, visit } from '../../node-utils/markdownTools';
import { createLinkRenderer, type CodeLink } from './codeLinks';
import { createCodeIds } from '../samples/createCodeIds';
import { highlight } from './highlight';
import { loadPrism } from './loadPrism';
import { parseMeta } from '../samples/parseMeta';

/** A code block of a page that is compiled. */
export interface CodeBlock {
  language: string;
  /** The code that a reader copies. */
  code: string;
  meta: string | null | undefined;
  /** Anchor of a block with a title. */
  id: string | undefined;
  file: VFile;
}

/** Options of {@link rehypeHighlight}. */
export interface RehypeHighlightOptions {
  baseUrl: string;
  /** Functions that find links in a block. */
  linkers: readonly ((block: CodeBlock) => CodeLink[])[];
  /** Returns more properties for `@theme/CodeBlock`. */
  describe: (block: CodeBlock) => Readonly<Record<string, string>>;
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
export default function rehypeHighlight({ baseUrl, linkers, describe }: RehypeHighlightOptions) {
  const prism = loadPrism();
  return (tree: Root, file: VFile): void => {
    const toId = createCodeIds();
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
          linkers.flatMap((linker) => linker(block(clean))),
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
        ...describe(block(text)),
      };
      pre.children = [];
    });
  };
}
