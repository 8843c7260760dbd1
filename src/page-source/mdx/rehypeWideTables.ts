import type { Element, Root } from 'hast';
import { hastToString, SKIP, visit } from '../markdownTools';

const HEADING = /^h[2-6]$/;

/** Returns the column names, which label a table before the first heading. */
function headOf(table: Element): string {
  const cells: string[] = [];
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'th') cells.push(hastToString(cell).trim());
  });
  return cells.filter(Boolean).join(', ');
}

/** Rehype plugin that puts every table into a focusable, scrollable region. The heading above is its label. */
export default function rehypeWideTables() {
  return (tree: Root): void => {
    const used = new Map<string, number>();
    let heading = '';
    visit(tree, 'element', (node, index, parent) => {
      if (HEADING.test(node.tagName)) heading = hastToString(node).trim();
      if (node.tagName !== 'table' || parent == null || index == null) return undefined;
      // The empty corner cell isn't a header.
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
