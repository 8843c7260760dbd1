import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { rootFolder } from '../../config/rootFolder';
import { visit } from '../markdownTools';
import { readSite } from '../readSite';
import { readAppRole } from '../samples/parseMeta';
import { setJsxAttributes } from './jsx';

/**
 * Remark plugin that fills the `app` blocks of a chapter with the files of the course's app at that place, and gives each
 * `<Checkpoint />` its id.
 */
export default function remarkApp() {
  return (tree: Root, file: VFile): void => {
    const blocks: Code[] = [];
    const buttons: MdxJsxFlowElement[] = [];
    visit(tree, 'code', (node) => {
      if (readAppRole(node.meta) === 'app') blocks.push(node);
    });
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name === 'Checkpoint') buttons.push(element);
    });
    if (blocks.length === 0 && buttons.length === 0) return;
    const page = readSite().getPage(path.relative(rootFolder, file.path).replaceAll(path.sep, '/'));
    const samples = page.samples.filter(({ appRole }) => appRole === 'app');
    for (const [index, { code }] of samples.entries()) blocks[index]!.value = code;
    for (const [index, { id }] of page.checkpoints.entries()) setJsxAttributes(buttons[index]!, { id });
  };
}
