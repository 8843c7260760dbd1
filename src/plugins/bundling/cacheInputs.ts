import path from 'node:path';
import { listFiles } from '../../files/listFiles';
import { API_JSON_FILE } from '../../typedoc/apiJson';

const INPUTS = [
  API_JSON_FILE,
  'src/data',
  'src/markdown',
  'src/plugins/bundling/loaders',
  'src/typedoc/apiJson.ts',
];

/** The bundler's cache as Docusaurus sets it up; there is none where it is switched off. */
interface Experiments {
  cache?: { version: string };
}

/**
 * Returns what else decides how a page is compiled: the bundler's cache knows the page's own file only, and would keep
 * a page after a change of the data, the names or the base path that our transforms write into it.
 */
export function cacheInputs(siteDir: string, baseUrl: string, { cache }: Experiments = {}) {
  if (cache == null) return {};
  const buildDependencies = INPUTS.flatMap((input) => listFiles(path.join(siteDir, input)));
  return { experiments: { cache: { version: `${cache.version}-${baseUrl}`, buildDependencies } } };
}
