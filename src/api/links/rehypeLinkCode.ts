import type { ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import { splitAtLinks } from '../../page-source/mdx/codeLinks';
import { hastToString, SKIP, visit } from '../../page-source/markdownTools';
import type { ApiLinker } from './createApiLinker';

const WITHOUT_LINKS = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'summary']);

/** Lets a path wrap after a slash. */
function addBreaks(text: string): ElementContent[] {
  const parts = text.split(/(?<=\/)/);
  if (parts.length < 3) return [{ type: 'text', value: text }];
  const wbr: ElementContent = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
  return parts.flatMap((value, index) => [...(index > 0 ? [wbr] : []), { type: 'text' as const, value }]);
}

/** Rehype plugin that links inline code to the API page that it names. */
export default function rehypeLinkCode({ linkInline }: Pick<ApiLinker, 'linkInline'>) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'a') return SKIP;
      if (node.type !== 'element') return undefined;
      if (node.tagName === 'code') {
        const code = hastToString(node);
        node.children = splitAtLinks(code, linkInline(code, file)).flatMap(({ text, url }) => {
          const children = addBreaks(text);
          return url
            ? { type: 'element' as const, tagName: 'a', properties: { href: url }, children }
            : children;
        });
        return SKIP;
      }
      return WITHOUT_LINKS.has(node.tagName) ? SKIP : undefined;
    });
  };
}
