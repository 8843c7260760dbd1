import type { RootContent } from 'mdast';
import { mdastToString } from '../../page-source/markdownTools';
import type { Page } from '../../page-source/markdown/types';

/** Returns the sections of a page by the id of their heading. A section contains the deeper ones below it. */
export function listSections(page: Page): Map<string, Page> {
  const sections = new Map<string, Page>();
  const nodes = page.tree.children;
  for (const [index, heading] of nodes.entries()) {
    if (heading.type !== 'heading' || heading.depth === 1) continue;
    const { id } = heading.data as { id: string };
    const isNext = (node: RootContent) => node.type === 'heading' && node.depth <= heading.depth;
    const end = nodes.findIndex((node, other) => other > index && isNext(node));
    sections.set(id, {
      ...page,
      section: id,
      title: `${page.title}: ${mdastToString(heading)}`,
      tree: { type: 'root', children: nodes.slice(index, end < 0 ? undefined : end) },
    });
  }
  return sections;
}
