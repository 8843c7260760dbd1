/**
 * Bundling: all that this site tells the bundler. `generatedData.ts` leaves out data that no page reads (7 KB on every
 * page), `packageBuilds.ts` picks the builds of packages that fit a browser, and `cacheInputs.ts` names what a compiled
 * page depends on. Without this plugin the site builds and works, but for tools that run the library's own code.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheInputs } from './cacheInputs';
import { generatedDataRules } from './generatedData';
import { packageBuilds } from './packageBuilds';

/** Names of chunks stand in the runtime a second time: numbers save 0.8 KB on every page. */
const CHUNKS_BY_NUMBER = { output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' } };

/**
 * Docusaurus puts all styles into one file. Those of the search modal load with the modal instead: 4 KB less on every
 * page; its button keeps its own (`getClientModules` of the search plugin).
 */
const MODAL_STYLES_ON_INTENT = {
  optimization: {
    splitChunks: { cacheGroups: { styles: { test: /^(?!.*[\\/]@docsearch[\\/]css[\\/]dist[\\/]style)/ } } },
  },
};

export default function bundlingPlugin({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'bundling',
    configureWebpack: ({ experiments, mode }, isServer) =>
      // Types of the bundler that Docusaurus names are those of webpack, not of Rspack.
      ({
        ...(mode === 'production' && !isServer && { ...CHUNKS_BY_NUMBER, ...MODAL_STYLES_ON_INTENT }),
        resolve: { alias: packageBuilds(siteDir) },
        module: { rules: generatedDataRules(generatedFilesDir) },
        ...cacheInputs(siteDir, baseUrl, experiments as object),
      }) as never,
  };
}
