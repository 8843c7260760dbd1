/**
 * Bundling: all that this site tells the bundler. `generatedData.ts` leaves out data that no page reads (8 KB on every
 * page), `moduleAliases.ts` picks the builds of packages that fit a browser, and `cacheInputs.ts` names what a compiled
 * page depends on. Without this plugin the site builds and works, but for tools that run the library's own code.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheInputs } from './cacheInputs';
import { generatedDataRules } from './generatedData';
import { moduleAliases } from './moduleAliases';

/** How the files of a built site are named and split. */
const CLIENT_BUILD = {
  // A chunk's name stands in the runtime, next to its hash: numbers save 0.8 KB on every page, short hashes 0.3 KB.
  output: { chunkFilename: 'assets/js/[id].[contenthash:6].js' },
  optimization: {
    // Numbers in the order of the site are small; those by name have five digits, 2 KB more on every page.
    chunkIds: 'natural',
    moduleIds: 'natural',
    // Docusaurus puts all styles into one file. Those of the search modal load with the modal instead: 4 KB less on
    // every page; its button keeps its own (`getClientModules` of the search plugin).
    splitChunks: { cacheGroups: { styles: { test: /^(?!.*[\\/]@docsearch[\\/]css[\\/]dist[\\/]style)/ } } },
  },
};

export default function bundlingPlugin({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'bundling',
    configureWebpack: ({ experiments, mode }, isServer) =>
      // Types of the bundler that Docusaurus names are those of webpack, not of Rspack.
      ({
        ...(mode === 'production' && !isServer && CLIENT_BUILD),
        resolve: { alias: moduleAliases(siteDir) },
        module: { rules: generatedDataRules(generatedFilesDir) },
        ...cacheInputs(siteDir, baseUrl, experiments as object),
      }) as never,
  };
}
