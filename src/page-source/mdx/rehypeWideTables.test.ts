import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import rehypeWideTables from './rehypeWideTables';

function element(tagName: string, ...children: (Element | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

test('puts each table into a focusable region labeled by its heading', () => {
  const table = () => element('table', element('tr', element('th', 'Name'), element('th', 'Type')));
  const tree: Root = { type: 'root', children: [table(), element('h2', 'Options'), table(), table()] };
  rehypeWideTables()(tree);
  const regions = tree.children.filter(
    (node): node is Element => node.type === 'element' && node.tagName === 'div',
  );
  expect(
    regions.map(({ properties }) => [properties.role, properties.tabIndex, properties.ariaLabel]),
  ).toEqual([
    ['region', 0, 'Table: Name, Type'],
    ['region', 0, 'Table: Options'],
    ['region', 0, 'Table: Options (2)'],
  ]);
});
