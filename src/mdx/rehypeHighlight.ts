import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { hastToString, visit } from '../node-utils/markdownTools';
import { highlight, type RenderToken } from './highlight';
import { loadPrism } from './loadPrism';

/** Options of {@link rehypeHighlight}. */
export interface RehypeHighlightOptions {
  /** Languages of prismjs that prism-react-renderer lacks. */
  additionalLanguages: readonly string[];
  /** Returns a renderer for the tokens of a block. */
  createTokenRenderer?: (language: string, code: string, file: VFile) => RenderToken | undefined;
}

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

/** Returns a function that turns a title into an anchor. A repeated title gets a number. */
function createIds(): (title: string) => string {
  const counts = new Map<string, number>();
  return (title) => {
    const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    return `code-${slug}${count > 1 ? `-${count}` : ''}`;
  };
}

/** Rehype plugin that highlights every code block. `@theme/CodeBlock` shows the HTML. */
export default function rehypeHighlight({
  additionalLanguages,
  createTokenRenderer,
}: RehypeHighlightOptions) {
  const prism = loadPrism(additionalLanguages);
  return (tree: Root, file: VFile): void => {
    const toId = createIds();
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const language = languageOf(code);
      const meta =
        (code.data?.meta as string | null | undefined) ?? (code.properties.metastring as string | undefined);
      const { html, title, change, isCollapsed } = highlight(
        prism,
        hastToString(code),
        language,
        meta,
        (text) => createTokenRenderer?.(language, text, file),
      );
      pre.properties = {
        className: [`language-${language}`],
        html,
        ...(title && { title, id: toId(title) }),
        ...(isCollapsed && { lines: html.split('\n').length }),
        ...(change && { change: change.words, place: change.code }),
      };
      pre.children = [];
    });
  };
}
