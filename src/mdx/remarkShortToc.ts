import type { Root } from 'mdast';
import 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** Options of {@link remarkShortToc}. */
export interface RemarkShortTocOptions {
  /** The deepest level of headings that the table of contents shows. */
  maxLevel: number;
}

/** Remark transform: `toc`, which Docusaurus exports from every page, leaves out headings that no table of contents shows; 1 KB less on the page of errors. */
export default function remarkShortToc({ maxLevel }: RemarkShortTocOptions) {
  return (tree: Root): void => {
    visit(tree, 'mdxjsEsm', ({ data }) => {
      const statement = data?.estree?.body[0];
      if (statement?.type !== 'ExportNamedDeclaration') return;
      if (statement.declaration?.type !== 'VariableDeclaration') return;
      const { id, init } = statement.declaration.declarations[0]!;
      if (id.type !== 'Identifier' || id.name !== 'toc' || init?.type !== 'ArrayExpression') return;
      init.elements = init.elements.filter(
        (item) =>
          item?.type !== 'ObjectExpression' ||
          !item.properties.some(
            (field) =>
              field.type === 'Property' &&
              field.key.type === 'Literal' &&
              field.key.value === 'level' &&
              field.value.type === 'Literal' &&
              Number(field.value.value) > maxLevel,
          ),
      );
    });
  };
}
