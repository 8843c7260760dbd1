import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { rootFolder } from '../../config/rootFolder';
import { visit } from '../markdownTools';
import { readSite } from '../readSite';
import { readAppRole } from '../samples/parseMeta';

/** Remark plugin that fills the `app` blocks of a chapter with what the course's app is at that place. */
export default function remarkApp() {
  return (tree: Root, file: VFile): void => {
    const blocks: Code[] = [];
    visit(tree, 'code', (node) => {
      if (readAppRole(node.meta) === 'app') blocks.push(node);
    });
    if (blocks.length === 0) return;
    const page = readSite().getPage(path.relative(rootFolder, file.path).replaceAll(path.sep, '/'));
    const samples = page.samples.filter(({ appRole }) => appRole === 'app');
    for (const [index, { code }] of samples.entries()) blocks[index]!.value = code;
  };
}
