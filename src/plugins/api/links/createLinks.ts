import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { errorCodes } from '../../../data/errors';
import type { RenderRun } from '../../../markdown/highlight';
import { loadPrism } from '../../../markdown/loadPrism';
import { API_FOLDER, MODEL_FILE } from '../model/loadModel';
import type { ApiModel } from '../model/types';
import { createNameIndex, type NameIndex } from './createNameIndex';
import { createRenderRun } from './createRenderRun';
import type { RehypeLinkCodeOptions } from './rehypeLinkCode';

/** What the rehype plugins of the site link code with. */
export interface Links extends RehypeLinkCodeOptions {
  createRenderRun: (language: string, code: string, file: VFile) => RenderRun | undefined;
}

/** Returns the index of a model and of the error codes that have an entry in the errors guide. */
export function indexOf(model: ApiModel): NameIndex {
  return createNameIndex(
    model,
    errorCodes.map(({ code }) => code),
  );
}

/** Returns the links of the site; the model is read when the first page is compiled, after the plugin has written it. */
export function createLinks(siteDir: string, baseUrl: string): Links {
  const prism = loadPrism([]);
  let index: NameIndex | undefined;
  const getIndex = () =>
    (index ??= indexOf(JSON.parse(readFileSync(path.join(siteDir, MODEL_FILE), 'utf8')) as ApiModel));
  const apiDir = path.join(siteDir, API_FOLDER);
  const addressOf = (file: string) => {
    const { dir, name } = path.parse(path.relative(apiDir, file));
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
