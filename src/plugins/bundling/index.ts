/**
 * Bundling: the site's bundler configuration. `moduleAliases.ts` drops packages that pages don't need and replaces
 * those that don't run in a browser, `docsVersionLoader.mjs` drops data that no page shows, `persistentCache` lists
 * what a compiled page depends on, and `client/` prefetches the next pages while the browser is idle.
 * Without this plugin, the site still builds, except for the tools that run the library's code.
 */
import path from 'node:path';
import type { CurrentBundler, LoadContext, Plugin, PostCssOptions } from '@docusaurus/types';
import { API_MODEL_FILE } from '../../api/apiJson';
import { moduleAliases } from './moduleAliases';

/** Rspack's persistent cache settings. Docusaurus 3 puts them in `experiments`, and Docusaurus 4 at the top level. */
interface CacheSettings {
  cache?: { version?: string };
  experiments?: { cache?: { version?: string } };
}

/**
 * Extends Docusaurus' persistent cache. Compiled pages contain links from `api.json` and the base path, but the bundler
 * doesn't track either. It already tracks what `docusaurus.config.ts` imports.
 */
function persistentCache(siteDir: string, baseUrl: string, { cache, experiments }: CacheSettings): object {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
  const version = experiments?.cache?.version ?? cache?.version;
  if (version == null)
    throw new Error(
      'The bundler has no cache.version, so a warm build would keep outdated pages. Docusaurus or Rspack has moved the setting: adapt persistentCache in src/plugins/bundling/index.ts.',
    );
  const extended = {
    version: `${version}-${baseUrl}`,
    buildDependencies: [path.join(siteDir, API_MODEL_FILE), LOADER],
  };
  return experiments?.cache ? { experiments: { cache: extended } } : { cache: extended };
}

const LOADER = path.join(__dirname, 'docsVersionLoader.mjs');

/** Configures the client bundle: file names, chunk splitting and Chrome's compile hint. */
function createClientConfig({ BannerPlugin, Compilation }: CurrentBundler['instance']): object {
  return {
    // The runtime lists the name and hash of every chunk. Numbers and short hashes save 3 KB on every page.
    output: { chunkFilename: 'assets/js/[id].[contenthash:6].js' },
    optimization: {
      chunkIds: 'natural',
      moduleIds: 'natural',
      // Docusaurus puts all styles into one file. Keeping the search modal's styles out of it saves 4 KB on every page.
      splitChunks: { cacheGroups: { styles: { test: /^(?!.*[\\/]@docsearch[\\/]css[\\/]dist[\\/]style)/ } } },
    },
    plugins: [
      // A compile hint: Chrome compiles every function in the entry scripts on a background thread. Otherwise, it
      // compiles each one on the main thread when it's first called.
      new BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        entryOnly: true,
        test: /\.js$/,
        // The minimizer removes comments, so add the hint after it has run.
        stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
      }),
    ],
  };
}

/**
 * Drops the preset that adds prefixes and compiles new syntax, because Lightning CSS already does both when it
 * minifies. This saves 2 s per build.
 */
function withoutPresetEnv({ plugins, ...options }: PostCssOptions): PostCssOptions {
  const isPresetEnv = (plugin: unknown): boolean => /[\\/]postcss-preset-env[\\/]/.test(String(plugin));
  return { ...options, config: false, plugins: plugins.filter((plugin) => !isPresetEnv(plugin)) };
}

export default function bundlingPlugin({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  // The file names contain the base path, so the rule matches the folder instead.
  const docsVersions = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p/');
  return {
    name: 'bundling',
    getClientModules: () => [path.join(__dirname, 'client/prefetchWhenIdle.ts')],
    configurePostCss: withoutPresetEnv,
    configureWebpack: (config, isServer, { currentBundler }) =>
      // Docusaurus types this as a webpack configuration, but it's Rspack's.
      ({
        ...(config.mode === 'production' && !isServer && createClientConfig(currentBundler.instance)),
        resolve: { alias: moduleAliases(siteDir, isServer) },
        // The loader drops the descriptions of all docs, which saves 5 KB on every docs page.
        module: { rules: [{ include: docsVersions, use: LOADER }] },
        ...persistentCache(siteDir, baseUrl, config as CacheSettings),
      }) as never,
  };
}
