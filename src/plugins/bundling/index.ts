/**
 * Bundling: the bundler settings that the site can't do without. React Native doesn't run on a page, so the tools that
 * run the library's JavaScript get a stand-in. Pages leave Prism out, because the build highlights code, and importing
 * it fails the build. Compiled pages contain links that come from the API model and from the file that all samples may
 * import, so `pageDependenciesLoader.mjs` keeps the persistent cache from reusing a page after one of these, the base path,
 * the facts or the page's steps have changed. `factsLoader.mjs` puts facts into scripts.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CurrentBundler, LoadContext, Plugin } from '@docusaurus/types';
import { md5Hash } from '@docusaurus/utils';
import { API_MODEL_FILE } from '../../api/apiJson';
import { chapters } from '../../config/readingOrder';
import { listFactFiles } from '../../facts/readFacts';
import { readSite } from '../../page-source/readSite';
import { SHARED_FILE } from '../../page-source/samples/imports';

/** The theme's client module that loads Prism's languages on every page. */
const PRISM_CLIENT_MODULE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages',
);

/**
 * Returns true for the chunks of routes. Only they have names. Docusaurus puts all styles into one file, so that their
 * order doesn't depend on which page was opened first. Styles that load on demand always come after that file, so they
 * can stay out of it, and the first paint doesn't wait for them.
 */
const isOfRoute = ({ name }: { name?: string }) => name != null;

/** Fails the build if something on a page imports Prism. */
function forbidPrism({ NormalModuleReplacementPlugin }: CurrentBundler['instance']): object {
  return new NormalModuleReplacementPlugin(/^prism-react-renderer$/, ({ contextInfo }) => {
    throw new Error(
      `${contextInfo.issuer} imports prism-react-renderer, which adds 26 KB to every page. The build highlights code (src/page-source/mdx/rehypeHighlight.ts): put the code in a fenced block, or remove this check from src/plugins/bundling/index.ts.`,
    );
  });
}

export default function bundlingPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const loader = path.join(__dirname, 'pageDependenciesLoader.mjs');
  const factsFolder = path.join(siteDir, 'src/facts/browser');
  const createOptions = () => ({
    api: md5Hash(readFileSync(path.join(siteDir, API_MODEL_FILE), 'utf8')),
    baseUrl,
    factFiles: listFactFiles(),
    chapterFiles: chapters.map((chapter) => path.join(siteDir, chapter)),
    sharedSample: md5Hash(readSite(siteDir).getPage(SHARED_FILE.page).text),
  });
  return {
    name: 'bundling',
    configureWebpack: (_config, isServer, { currentBundler }) =>
      // Docusaurus types this as a webpack configuration, but it's Rspack's.
      ({
        ...(!isServer && {
          optimization: { splitChunks: { cacheGroups: { styles: { chunks: isOfRoute } } } },
        }),
        resolve: {
          alias: {
            [PRISM_CLIENT_MODULE]: false,
            'react-native$': path.join(siteDir, 'src/reader-tools/browser-runtime/reactNative.ts'),
          },
        },
        plugins: [forbidPrism(currentBundler.instance)],
        // Docusaurus takes a rule with `test` for one that compiles pages.
        module: {
          rules: [
            { include: /\.mdx?$/, enforce: 'pre', use: { loader, options: createOptions() } },
            { include: factsFolder, enforce: 'pre', use: path.join(__dirname, 'factsLoader.mjs') },
          ],
        },
      }) as never,
  };
}
