import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import type { RenderRun } from '../highlight';
import { loadPrism } from '../loadPrism';
import { API_JSON_FILE, type ApiJson } from '../../typedoc/apiJson';
import { createNameIndex, type NameIndex } from './createNameIndex';
import { createRenderRun } from './createRenderRun';
import type { RehypeLinkCodeOptions } from './rehypeLinkCode';

/** What the rehype plugins of the site link code with. */
export interface Links extends RehypeLinkCodeOptions {
  createRenderRun: (language: string, code: string, file: VFile) => RenderRun | undefined;
}

/** Returns the links of the site; `/api.json` is read when the first page is compiled, after TypeDoc has written it. */
export function createLinks(siteDir: string, baseUrl: string): Links {
  const prism = loadPrism([]);
  let index: NameIndex | undefined;
  const getIndex = () =>
    (index ??= createNameIndex(
      JSON.parse(readFileSync(path.join(siteDir, API_JSON_FILE), 'utf8')) as ApiJson,
    ));
  const addressOf = (file: string) => {
    const { dir, name } = path.parse(path.relative(path.join(siteDir, 'docs/api'), file));
    return dir.startsWith('..') ? '' : `/docs/api/${dir}/${name}`;
  };
  return {
    getIndex,
    addressOf,
    createRenderRun: (language, code, file) =>
      createRenderRun(
        { index: getIndex(), prism, baseUrl, ownAddress: addressOf(file.path) },
        language,
        code,
      ),
  };
}
