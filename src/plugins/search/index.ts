/**
 * Search: reads every page once, makes a record of each place that a reader may look for, and serves the theme's search
 * bar, the search page and the suggestions of the not-found page from them. The embedded index is made in the reader's
 * browser from the records; with hosted search switched on the same components query the hosted service instead. A
 * build makes the records once; `npm start` makes them when a reader of the preview searches. The search bar is wrapped
 * in `src/theme/SearchBar`: a plugin can wrap only the first theme's part, here an empty one of the classic theme.
 */
import path from 'node:path';
import type { UserThemeConfig } from '@docusaurus/theme-search-algolia';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import type { SearchCredentials } from '../../config/environment';
import { pageSources } from '../../page-text/pageSources';
import { readPage } from '../../page-text/readPage';
import type { Page, PageSource } from '../../page-text/types';
import { addMiddleware, generatedFilesMiddleware } from '../../node-utils/generatedFilesMiddleware';
import { extraPages, type ExtraPage } from '../../page-text/extraPages';
import { DOCS_FILTERS } from './hosted/filters';
import { createRecords } from './records/createRecords';
import { packRecords } from './records/pack';
import { EMBEDDED } from './types';

/** The URL of the records. */
const RECORDS_FILE = /\/assets\/search\.\w+\.json$/;

/** Options of the plugin. */
export interface SearchOptions {
  /** Credentials of the hosted search service, or `undefined` for the embedded search. */
  algolia?: SearchCredentials;
  /** Pages outside docs and blog that have a Markdown file of their own. */
  pages: readonly ExtraPage[];
}

/** Returns the theme's settings of its search; it wants credentials, which are placeholders for the embedded search. */
export function createAlgoliaConfig(credentials?: SearchCredentials): UserThemeConfig['algolia'] {
  return {
    ...(credentials ?? { appId: EMBEDDED, apiKey: EMBEDDED, indexName: 'vision-camera-docs' }),
    contextualSearch: false,
    searchParameters: { facetFilters: DOCS_FILTERS },
  };
}

/** Reads a page for a search in development: one that cannot be read is reported and left out, so that it can be fixed. */
async function readOrReport(source: PageSource, siteDir: string): Promise<Page | undefined> {
  try {
    return await readPage(source, siteDir);
  } catch (error) {
    logger.error(error);
    return undefined;
  }
}

export default function searchPlugin(
  { siteDir, baseUrl }: LoadContext,
  { algolia, pages: extra }: SearchOptions,
): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const read = isDevelopment ? readOrReport : readPage;
  let content: AllContent;

  async function makeRecords(): Promise<string> {
    const sources = [...pageSources(content, siteDir), ...(await extraPages(extra, siteDir, baseUrl))];
    const pages = await Promise.all(sources.map((source) => read(source, siteDir)));
    return JSON.stringify(packRecords(createRecords(pages.filter((page) => page != null)), baseUrl));
  }

  const answer = async (url: string) => (RECORDS_FILE.test(url) ? makeRecords() : undefined);

  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [
      // The button is on every page; the theme loads the styles of all parts with the modal.
      ...['_variables', 'button'].map((part) => require.resolve(`@docsearch/css/dist/${part}.css`)),
      ...['search', ...(algolia ? [] : ['embedded'])].map((name) =>
        path.join(__dirname, `client/${name}.css`),
      ),
    ],
    async allContentLoaded({ allContent, actions: { createData } }) {
      content = allContent;
      await createData('records.json', isDevelopment ? '{}' : await makeRecords());
    },
    configureWebpack: () => ({
      ...addMiddleware(() => generatedFilesMiddleware(answer)),
      module: {
        rules: [
          {
            test: /search[\\/]default[\\/]records\.json$/,
            type: 'asset/resource',
            generator: { filename: 'assets/search.[contenthash:8].json' },
          },
        ],
      },
    }),
  };
}
