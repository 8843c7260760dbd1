import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { SKIP, visit } from '../../page-source/markdownTools';
import type { ApiLinker } from './createApiLinker';

/** Rehype plugin that turns links in the tables of API pages into anchors, so that a member in a row has a URL. */
export default function rehypeRowAnchors({ urlOf }: Pick<ApiLinker, 'urlOf'>) {
  return (tree: Root, file: VFile): void => {
    // In guides and posts, the heading has the id.
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
