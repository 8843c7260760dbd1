import type { Root, RootContent } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { remarkGfm, remarkMdx, remarkParse, SKIP, unified, visit } from '../markdownTools';
import { blocks } from '../../facts/blocks';
import { readJsxAttribute } from './jsx';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** Remark plugin that replaces `<DataBlock name="x" />` with a block of `src/facts/blocks`. Fails if the block is unknown. */
export default function remarkDataBlock() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'DataBlock' || parent == null) return undefined;
      const name = readJsxAttribute(node, 'name');
      const block = name == null ? undefined : blocks[name];
      if (block == null)
        file.fail(`There is no data block "${String(name)}" in src/facts/blocks/index.ts.`, node);
      const content: RootContent[] = parser.parse(block()).children;
      parent.children.splice(index!, 1, ...content);
      return [SKIP, index! + content.length];
    });
  };
}
