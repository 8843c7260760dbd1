/** Replaces `<DataBlock name="x" />` by the Markdown that `src/data/blocks/x.ts` returns, so that facts are written once. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const BLOCKS = fileURLToPath(new URL('../data/blocks', import.meta.url));
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

async function readBlock(node: MdxJsxFlowElement, file: VFile): Promise<RootContent[]> {
  const name = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'name')?.value;
  if (typeof name !== 'string' || !existsSync(path.join(BLOCKS, `${name}.ts`))) {
    file.fail(
      `There is no data block "${String(name)}": src/data/blocks/${String(name)}.ts does not exist.`,
      node,
    );
  }
  const block = (await import(`../data/blocks/${name}.ts`)) as { default: () => string };
  return parser.parse(block.default()).children;
}

/** Remark transform; fails with file, line and the missing path when a block is unknown. */
export default function expandData() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: { node: MdxJsxFlowElement; parent: { children: RootContent[] } }[] = [];
    visit(tree, 'mdxJsxFlowElement', (node, _index, parent) => {
      if (node.name === 'DataBlock' && parent != null)
        found.push({ node, parent: parent as { children: RootContent[] } });
    });
    for (const { node, parent } of found) {
      const content = await readBlock(node, file);
      parent.children.splice(parent.children.indexOf(node), 1, ...content);
    }
  };
}
