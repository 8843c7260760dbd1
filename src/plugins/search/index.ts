/**
 * Search: reads every page once and makes a record of each place that a reader may look for. DocSearch's modal in the
 * search bar and the search page ask one client. By default that's an engine that indexes the records in the reader's
 * browser. With `themeConfig.algolia`, it's the hosted service, which `search:push` fills with the same records. A build
 * makes the records once; `npm start` makes them when the preview searches.
 */
import path from 'node:path';
import type { UserThemeConfig } from '@docusaurus/theme-search-algolia';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import { normalizeUrl } from '@docusaurus/utils';
import { addMiddleware, outputMiddleware } from '../../build-output/middleware';
import type { SearchCredentials } from '../../config/environment';
import { rootFolder } from '../../config/rootFolder';
import { pageSources } from '../../page-source/markdown/pageSources';
import { readPage } from '../../page-source/markdown/readPage';
import type { PageSource } from '../../page-source/markdown/types';
import { extraPages, type ExtraPage } from '../../page-source/markdown/extraPages';
import { DOCS_FILTERS } from './hosted/filters';
import { createRecords } from './records/createRecords';
import { packRecords } from './records/pack';
import { API_QUESTIONS, questionsFileOf, readQuestions, type Questions } from './records/readQuestions';
import type { SearchRecord } from './types';

/** The URL of the records. */
const RECORDS_FILE = /\/assets\/search\.\w+\.json$/;

/** Options of the plugin. */
export interface SearchOptions {
  /** True if the search asks the hosted index. */
  isHosted: boolean;
  /** Pages outside docs and blog, and the MDX files that they show. */
  pages: readonly ExtraPage[];
}

/** Returns the theme's configuration of the hosted search. */
export function createAlgoliaConfig(credentials: SearchCredentials): UserThemeConfig['algolia'] {
  return { ...credentials, contextualSearch: false, searchParameters: { facetFilters: DOCS_FILTERS } };
}

export default function searchPlugin(
  { baseUrl }: LoadContext,
  { isHosted, pages: extra }: SearchOptions,
): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  let content: AllContent;

  async function readRecords(source: PageSource, apiQuestions: Questions): Promise<SearchRecord[]> {
    try {
      const questions = source.kind === 'api' ? apiQuestions : readQuestions(questionsFileOf(source.file));
      return createRecords(await readPage(source), questions);
    } catch (error) {
      if (!isDevelopment) throw error;
      // A page with an error doesn't stop the search of a preview.
      logger.error(error);
      return [];
    }
  }

  async function makeRecords(): Promise<string> {
    const sources = [...pageSources(content), ...extraPages(extra, baseUrl)];
    const apiQuestions = readQuestions(path.join(rootFolder, API_QUESTIONS));
    const records = await Promise.all(sources.map((source) => readRecords(source, apiQuestions)));
    return JSON.stringify(packRecords(records.flat(), baseUrl));
  }

  const answer = async (url: string) => (RECORDS_FILE.test(url) ? makeRecords() : undefined);

  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [
      // The button is on every page; the styles of the modal load with it.
      ...['_variables', 'button'].map((part) => require.resolve(`@docsearch/css/dist/${part}.css`)),
      path.join(__dirname, 'client/search.css'),
    ],
    async allContentLoaded({ allContent, actions: { createData, addRoute } }) {
      content = allContent;
      await createData('records.json', isDevelopment ? '{}' : await makeRecords());
      // With hosted search, the theme adds the page.
      if (!isHosted) {
        addRoute({
          path: normalizeUrl([baseUrl, 'search']),
          component: '@theme/SearchPage',
          exact: true,
        });
      }
    },
    configureWebpack: () => ({
      ...addMiddleware(() => outputMiddleware(answer)),
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
