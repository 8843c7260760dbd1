import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { NameIndex } from './createNameIndex';
import { linkInlineCode } from './linkInlineCode';

/** Options of {@link rehypeLinkCode}. */
export interface RehypeLinkCodeOptions {
  /** Returns the names that can be linked; called when the first page is compiled. */
  getIndex: () => NameIndex;
  /** Returns the path of the page that is made from a file. */
  addressOf: (file: string) => string;
}

const WITHOUT_LINKS = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'summary']);

function link(code: Element, index: NameIndex, ownAddress: string): ElementContent[] {
  const text = toString(code);
  const links = linkInlineCode(index, text, ownAddress === '').filter(
    ({ address }) => address !== ownAddress,
  );
  const children: ElementContent[] = [];
  let done = 0;
  const add = (value: string) => value && children.push({ type: 'text', value });
  for (const { start, end, address } of links) {
    add(text.slice(done, start));
    children.push({
      type: 'element',
      tagName: 'a',
      properties: { href: address },
      children: [{ type: 'text', value: text.slice(start, end) }],
    });
    done = end;
  }
  add(text.slice(done));
  return children;
}

/** Rehype transform: inline code that names something of the library becomes a link to its page. */
export default function rehypeLinkCode({ getIndex, addressOf }: RehypeLinkCodeOptions) {
  return (tree: Root, file: VFile): void => {
    const ownAddress = addressOf(file.path);
    visit(tree, (node) => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'a') return SKIP;
      if (node.type !== 'element') return undefined;
      if (node.tagName === 'code') {
        node.children = link(node, getIndex(), ownAddress);
        return SKIP;
      }
      return WITHOUT_LINKS.has(node.tagName) ? SKIP : undefined;
    });
  };
}
