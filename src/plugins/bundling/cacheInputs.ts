import path from 'node:path';
import { listFiles } from '../../node-utils/listFiles';
import { API_JSON_FILE } from '../../api/typedoc/apiJson';

/** What decides how a page is compiled and is not imported by `docusaurus.config.ts`, whose imports Rspack follows. */
const INPUTS = [API_JSON_FILE, 'src/plugins/bundling/loaders'];

/** The bundler's cache as Docusaurus sets it up; there is none where it is switched off. */
interface Experiments {
  cache?: { version: string };
}

/**
 * Returns what the bundler's cache must know beside a page's own file and the configuration: it would keep pages after
 * a change of the names or the base path that our transforms write into them.
 */
export function cacheInputs(siteDir: string, baseUrl: string, { cache }: Experiments = {}) {
  if (cache == null) return {};
  const buildDependencies = INPUTS.flatMap((input) => listFiles(path.join(siteDir, input)));
  return { experiments: { cache: { version: `${cache.version}-${baseUrl}`, buildDependencies } } };
}
