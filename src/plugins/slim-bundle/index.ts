/**
 * Slim bundle: takes out of the browser's JavaScript what no page of this site needs.
 *
 * - `loaders/` cut data that Docusaurus generates: the registry of chunks gets short names and loses what only
 *   a server reads, the sidebar's data loses the descriptions of all docs, the configuration loses what only
 *   the build reads. Each throws when the data does not look as expected.
 * - `client/` holds small stand-ins for packages of which the browser uses a small part.
 * - `unusedParts.ts` lists components of the theme that no page shows.
 * - `unusedStyles.ts` lists rules of Infima for things that no page has; styles of search and tools load with them.
 * - Chunks are named by number, because names stand a second time in the runtime.
 *
 * `tests/build/budgets.test.ts` holds the result.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { registryRules } from './registryRules';
import { CLIENT_ENTRY, replaceImport } from './replaceImport';
import { checkUnusedParts, unusedParts } from './unusedParts';
import { dropUnusedStyles } from './unusedStyles';

/** Styles of parts that load on intent: they come with their part and not with every page. */
const LAZY_STYLES =
  'src/(plugins/search/client|components/(FormatExplorer|ZoomExplorer|DeviceChooser|CodeCoordinates|BufferSize|OrientationSimulator|LazyTool/(layout|controls)))';

/** Routes for which `client/pathToRegexp.ts` was written. */
const PLAIN_ROUTE = /^\/?[\w./-]*$/;

const client = (file: string) => path.join(__dirname, 'client', file);
const themeCommon = (file: string) =>
  path.join(path.dirname(require.resolve('@docusaurus/theme-common')), file);
const loader = (name: string) => path.join(__dirname, 'loaders', `${name}.mjs`);

export default function slimBundlePlugin({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const generated = (...parts: string[]) => path.join(generatedFilesDir, ...parts);
  const docsData = generated('docusaurus-plugin-content-docs', 'default', 'p', 'docs-');

  return {
    name: 'slim-bundle',
    configureWebpack(config, isServer): ReturnType<NonNullable<Plugin['configureWebpack']>> {
      if (process.env.NODE_ENV !== 'production') return {};
      const parts = unusedParts.map(({ name }) => `@theme/${name}`);
      const missing = parts.find((part) => !(part in (config.resolve!.alias as object)));
      if (missing) throw new Error(`There is no ${missing}: adapt src/plugins/slim-bundle/unusedParts.ts.`);
      const withoutParts = Object.fromEntries(parts.map((part) => [part, client('Nothing.ts')]));
      // The server keeps the rest, so that the HTML is the same.
      if (isServer) return { resolve: { alias: withoutParts } };
      return {
        output: {
          filename: 'assets/js/[name].[contenthash:8].js',
          chunkFilename: 'assets/js/[id].[contenthash:6].js',
        },
        optimization: {
          splitChunks: {
            // Docusaurus puts all styles into this one file.
            cacheGroups: { styles: { test: new RegExp(`^(?!.*/${LAZY_STYLES}).*`) } },
          },
        },
        resolve: {
          alias: {
            'react-helmet-async$': client('helmet.ts'),
            'path-to-regexp$': client('pathToRegexp.ts'),
            history$: client('history.mjs'),
            nprogress$: client('progressBar.ts'),
            ...withoutParts,
          },
        },
        module: {
          rules: [
            ...registryRules(generatedFilesDir),
            { test: generated('docusaurus.config.mjs'), use: loader('siteConfigLoader') },
            { test: (file: string) => file.startsWith(docsData), use: loader('versionLoader') },
            replaceImport(CLIENT_ENTRY, './docusaurus', client('docusaurus.ts')),
            replaceImport(themeCommon('internal.js'), './utils/IntlUtils', client('dateFormat.ts')),
            replaceImport(
              themeCommon('contexts/navbarSecondaryMenu/content.js'),
              '../../utils/reactUtils',
              client('reactUtils.ts'),
            ),
            {
              test: /@docusaurus[\\/]utils-common[\\/]/,
              resolve: { alias: { tslib$: client('tslib.ts') } },
            },
          ],
        },
      };
    },
    configurePostCss(options) {
      // The minimizer writes what the supported browsers need; this would do it file by file before.
      options.plugins = options.plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env'));
      options.plugins.push(dropUnusedStyles);
      return options;
    },
    postBuild({ routesPaths }) {
      const other = routesPaths.find((route) => !PLAIN_ROUTE.test(route));
      if (other) {
        throw new Error(
          `The route ${other} is a pattern: teach src/plugins/slim-bundle/client/pathToRegexp.ts to read it.`,
        );
      }
      return Promise.resolve();
    },
    allContentLoaded({ allContent }) {
      checkUnusedParts(siteConfig, allContent);
    },
  };
}
