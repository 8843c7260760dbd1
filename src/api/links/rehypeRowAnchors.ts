import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { SKIP, visit } from '../../node-utils/markdownTools';
import type { Links } from './createApiLinker';

/** Rehype transform: in the tables of API pages, a link to an anchor of the page is that anchor, so that a member in a row has a URL. */
export default function rehypeRowAnchors({ urlOf }: Pick<Links, 'urlOf'>) {
  return (tree: Root, file: VFile): void => {
    // In guides and posts such a link leads to a heading, which has the id itself.
    if (urlOf(file.path) === '') return;
    visit(tree, 'element', (row) => {
      if (row.tagName !== 'tr') return undefined;
      visit(row, 'element', (link) => {
        const { href } = link.properties;
        if (link.tagName === 'a' && typeof href === 'string' && href.startsWith('#'))
          link.properties.id = href.slice(1);
      });
      return SKIP;
    });
  };
}
