import type { Root } from 'mdast';
import { parseMdx } from '../../src/page-source/parseMdx';
import type { SitePage } from '../../src/page-source/SitePage';

const trees = new WeakMap<SitePage, Root>();

/** Returns the MDX of a page as it's written. Parses it once for all checks. If it isn't MDX, throws an error with the file and position. */
export function readTree(page: SitePage): Root {
  const tree = trees.get(page) ?? parseMdx(page.text, page.file);
  trees.set(page, tree);
  return tree;
}
