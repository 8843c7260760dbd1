/**
 * API reference: TypeDoc reads the library's source and gives a model (`model/`, kept in `docs/api/model.json`
 * until something it is made from changes). From the model come the pages under `docs/api` (`pages/`), the links
 * on names in the code of all pages (`links/`), the guides that each page lists, the cards that show a signature
 * when such a link is hovered or focused (`client/`), and `/api.json`.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadPrism } from '../../markdown/loadPrism';
import { emitFile } from './emitFile';
import { indexOf } from './links/createLinks';
import { findUses } from './links/findUses';
import { API_FOLDER, loadModel, MODEL_FILE } from './model/loadModel';
import { createPageContext } from './pages/createPageContext';
import { writePages } from './pages/writePages';
import { toApiJson } from './toApiJson';

/** Options of the plugin. */
export interface ApiOptions {
  /** Package folder of a local checkout that replaces the pinned library. */
  source?: string;
}

export default async function apiPlugin(
  { siteDir, baseUrl }: LoadContext,
  { source }: ApiOptions,
): Promise<Plugin> {
  const model = await loadModel(siteDir, source);
  const uses = findUses(path.join(siteDir, 'docs/guides'), model, indexOf(model), loadPrism([]));
  const context = createPageContext(model, uses);
  writePages(path.join(siteDir, API_FOLDER), model, context, [path.join(siteDir, MODEL_FILE)]);
  const json = JSON.stringify(toApiJson(model, context, baseUrl));
  return {
    name: 'api',
    getClientModules: () => [
      path.join(__dirname, 'client/api.css'),
      path.join(__dirname, 'client/openCards.ts'),
    ],
    // The types of the bundlers do not know each other's plugins.
    configureWebpack: (_config, isServer) => ({
      plugins: isServer ? [] : [emitFile('api.json', json) as never],
    }),
  };
}
