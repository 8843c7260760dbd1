import type { Element, Root } from 'hast';
import { hastToString, SKIP, visit } from '../node-utils/markdownTools';

const HEADING = /^h[2-6]$/;

/** Returns the text of the first row, which names a table that stands before any heading. */
function headOf(table: Element): string {
  const cells: string[] = [];
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'th') cells.push(hastToString(cell).trim());
  });
  return cells.filter(Boolean).join(', ');
}

/** Rehype transform: every table stands in a focusable region that scrolls and is named after the heading above it. */
export default function rehypeWideTables() {
  return (tree: Root): void => {
    const used = new Map<string, number>();
    let heading = '';
    visit(tree, 'element', (node, index, parent) => {
      if (HEADING.test(node.tagName)) heading = hastToString(node).trim();
      if (node.tagName !== 'table' || parent == null || index == null) return undefined;
      // The corner above a column of row names is no header.
      visit(node, 'element', (cell) => {
        if (cell.tagName === 'th' && hastToString(cell).trim() === '') cell.tagName = 'td';
      });
      const name = heading || headOf(node);
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-region'],
          role: 'region',
          tabIndex: 0,
          ariaLabel: `Table: ${name}${count > 1 ? ` (${count})` : ''}`,
        },
        children: [node],
      };
      return SKIP;
    });
  };
}
