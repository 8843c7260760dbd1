import type { Root } from 'mdast';
import { mdastToString } from '../markdownTools';
import type { Section } from './types';

/** Splits a page into sections. The first one is the text before the first heading. */
export function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [{ depth: 0, heading: '', id: '', nodes: [] }];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth > 1) {
      const id = (node.data as { id?: string } | undefined)?.id ?? '';
      sections.push({ depth: node.depth, heading: mdastToString(node).trim(), id, nodes: [] });
    } else if (node.type !== 'heading') {
      sections.at(-1)!.nodes.push(node);
    }
  }
  return sections;
}
