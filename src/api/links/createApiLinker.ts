import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { rootFolder } from '../../config/rootFolder';
import { API_MODEL_FILE, type ApiModelJson } from '../apiJson';
import type { CodeBlock, CodeLink } from '../../page-source/mdx/codeLinks';
import { loadPrism } from '../../page-source/mdx/loadPrism';
import { createNameIndex, type NameIndex } from './createNameIndex';
import { linkCode } from './linkCode';
import { linkInlineCode } from './linkInlineCode';

/** Links names of the library in code. */
export type ApiLinker = ReturnType<typeof createApiLinker>;

/** Creates the linker of the site. It reads the model when the first page is compiled, after TypeDoc has written it. */
export function createApiLinker(model?: ApiModelJson) {
  const prism = loadPrism();
  const read = () => JSON.parse(readFileSync(path.join(rootFolder, API_MODEL_FILE), 'utf8')) as ApiModelJson;
  let index: NameIndex | undefined;
  const getIndex = () => (index ??= createNameIndex(model ?? read()));
  /** Returns the path of the API page that a file generates, or '' for other pages. */
  const urlOf = (file: string) => {
    const { dir, name } = path.parse(path.relative(path.join(rootFolder, 'docs/api'), file));
    return dir.startsWith('..') ? '' : `/docs/api/${dir}/${name}`;
  };
  /** Removes links from a page to itself. */
  const removeSelfLinks = (links: CodeLink[], file: VFile) =>
    links.filter(({ url }) => url !== urlOf(file.path));
  return {
    urlOf,
    /** Returns the links in inline code. */
    linkInline: (code: string, file: VFile) =>
      removeSelfLinks(linkInlineCode(getIndex(), code, urlOf(file.path) === ''), file),
    /** Returns the links in a code block. */
    linkBlock: ({ code, language, file }: CodeBlock) =>
      removeSelfLinks(linkCode(getIndex(), prism, code, language), file),
  };
}
