import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import remarkShortToc from './remarkShortToc';

const literal = (value: unknown) => ({ type: 'Literal', value });

/** The list as Docusaurus writes it, with a part that comes from another page. */
function createToc(name: string, levels: number[]) {
  const items = levels.map((level) => ({
    type: 'ObjectExpression',
    properties: [{ type: 'Property', key: literal('level'), value: literal(level) }],
  }));
  const elements: object[] = [...items, { type: 'SpreadElement' }];
  const declarations = [{ id: { type: 'Identifier', name }, init: { type: 'ArrayExpression', elements } }];
  const declaration = { type: 'VariableDeclaration', declarations };
  const estree = { body: [{ type: 'ExportNamedDeclaration', declaration }] };
  const tree = { type: 'root', children: [{ type: 'mdxjsEsm', data: { estree } }] } as never as Root;
  return { tree, size: () => declarations[0]!.init.elements.length };
}

test.each([
  ['toc', 3],
  ['levels', 4],
])('of %s, %i items stay', (name, count) => {
  const toc = createToc(name, [2, 3, 4]);
  remarkShortToc({ maxLevel: 3 })(toc.tree);
  expect(toc.size()).toBe(count);
});
