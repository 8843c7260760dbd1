import siteConfig from '@generated/docusaurus.config';
import { liteClient } from 'algoliasearch/lite';
import type { SearchCredentials } from '../../../config/environment';
import { stripHash } from '../engine/stripHash';
import { readPath } from '../engine/readPath';
import {
  GROUPS,
  type Group,
  type Hit,
  type MarkedText,
  type RecordKind,
  type SearchClient,
  type SearchResults,
} from '../types';
import { DOCS_FILTERS } from '../hosted/filters';

const MARK = /<mark>(.*?)<\/mark>/gs;
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = (typeof LEVELS)[number];
type Hierarchy<T> = Partial<Record<Level | 'lvl0', T | null>>;
type Marked = { value: string };

/** A record as the hosted service returns it. */
interface HostedHit {
  url: string;
  type: Level | 'lvl0' | 'content';
  hierarchy: Hierarchy<string>;
  kind?: RecordKind;
  content?: string | null;
  _highlightResult?: { hierarchy?: Hierarchy<Marked> };
  _snippetResult?: { content?: Marked };
}

interface HostedAnswer {
  hits: HostedHit[];
  nbHits: number;
  facets?: Record<string, Record<string, number>>;
}

function readMarks(text: string): MarkedText {
  return text
    .split(MARK)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** URLs of the index are absolute and without the base path; the site serves the same pages wherever it stands. */
function localUrl(url: string): string {
  const { pathname, hash } = new URL(url);
  return siteConfig.baseUrl + pathname.slice(1) + hash;
}

function readHit(hit: HostedHit): Hit {
  const levels = LEVELS.filter((level) => hit.hierarchy[level]);
  const last = levels.at(-1) ?? 'lvl1';
  const title = hit._highlightResult?.hierarchy?.[last]?.value ?? hit.hierarchy[last] ?? '';
  const url = localUrl(hit.url);
  return {
    url,
    group: GROUPS.find((group) => group === hit.hierarchy.lvl0) ?? 'Guides',
    kind: hit.kind ?? (last === 'lvl1' ? 'page' : 'section'),
    pageUrl: stripHash(url),
    page: hit.hierarchy.lvl1 ?? '',
    title: readMarks(title),
    path: levels.slice(0, -1).map((level) => hit.hierarchy[level]!),
    snippet: readMarks(hit._snippetResult?.content?.value ?? hit.content ?? ''),
  };
}

/** Returns a client of the hosted service, limited to the docs of this site in English. */
export function createHostedClient({ appId, apiKey, indexName }: SearchCredentials): SearchClient {
  const client = liteClient(appId, apiKey);
  const base = {
    indexName,
    attributesToSnippet: ['content:24'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  const filtersFor = (group?: Group) => (group ? [...DOCS_FILTERS, `hierarchy.lvl0:${group}`] : DOCS_FILTERS);

  async function ask(requests: Record<string, unknown>[]): Promise<HostedAnswer[]> {
    const { results } = await client.search({
      requests: requests.map((request) => ({ ...base, ...request })) as never,
    });
    return results as unknown as HostedAnswer[];
  }

  async function read(answer: HostedAnswer, query: string, total = answer): Promise<SearchResults> {
    const facets = total.facets?.['hierarchy.lvl0'] ?? {};
    return {
      hits: answer.hits.map(readHit),
      total: answer.nbHits,
      counts: Object.fromEntries(GROUPS.map((name) => [name, facets[name] ?? 0])) as SearchResults['counts'],
      suggestions: total.nbHits === 0 ? await suggest(query) : [],
    };
  }

  return {
    read: (answer, query) => read(answer as HostedAnswer, query),
    async search({ query, group, limit }): Promise<SearchResults> {
      const all = {
        query,
        hitsPerPage: group ? 0 : limit,
        facets: ['hierarchy.lvl0'],
        facetFilters: filtersFor(),
      };
      const [total, filtered] = await ask(
        group ? [all, { query, hitsPerPage: limit, facetFilters: filtersFor(group) }] : [all],
      );
      return read(filtered ?? total!, query, total);
    },
    async nearest(path): Promise<Hit[]> {
      const query = readPath(path).join(' ').replace(/[-_]+/g, ' ');
      if (query === '') return [];
      return pagesOf(await anyWord(query, 20)).slice(0, 5);
    },
  };

  /** Searches for any of the words: what is nearest to a query that found nothing. */
  async function anyWord(query: string, hitsPerPage: number): Promise<Hit[]> {
    const [answer] = await ask([
      { query, hitsPerPage, facetFilters: filtersFor(), removeWordsIfNoResults: 'allOptional' },
    ]);
    return answer!.hits.map(readHit);
  }

  async function suggest(query: string): Promise<string[]> {
    const near = pagesOf(await anyWord(query, 20));
    return near.slice(0, 3).map(({ page }) => page);
  }
}

function pagesOf(hits: Hit[]): Hit[] {
  const pages = new Map(hits.map((hit) => [hit.pageUrl, hit] as const));
  return [...pages].map(([url, hit]) => ({
    ...hit,
    url,
    title: [{ text: hit.page, isMatch: false }],
    path: [],
    snippet: [],
  }));
}
