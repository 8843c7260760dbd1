import type { LiteClient, SearchForHits, SearchResponse } from 'algoliasearch/lite';
import { loadOnce } from '../../../ui/LoadFailure/loadOnce';
import { stripHash } from '../engine/stripHash';
import { LEVELS, type Hierarchy } from '../hosted/levels';
import type { Hit, MarkedText, SearchClient } from '../types';
import type { EmbeddedClient } from './embeddedClient';

/** The hosted search as `themeConfig.algolia` configures it. */
export interface HostedSearchConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  searchParameters: { facetFilters: (string | string[])[] };
}

/** A record of a DocSearch index. All text is HTML. */
interface HostedHit {
  url: string;
  hierarchy: Partial<Hierarchy<string>>;
  _highlightResult?: { hierarchy?: Partial<Hierarchy<{ value: string }>> };
  _snippetResult?: { content?: { value: string } };
}

/** Reads HTML as text in which `<mark>` marks the matches. */
function readMarked(html: string): MarkedText {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.childNodes, (node) => ({
    text: node.textContent ?? '',
    isMatch: node.nodeName === 'MARK',
  }));
}

const readText = (html: string) =>
  readMarked(html)
    .map(({ text }) => text)
    .join('');

/** Returns the URL on this site: records have the production site's origin, with or without the base path. */
function toSiteUrl(url: string, baseUrl: string): string {
  const { pathname, hash } = new URL(url);
  return (pathname.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1)) + hash;
}

function toHit(hit: HostedHit, baseUrl: string): Hit {
  const url = toSiteUrl(hit.url, baseUrl);
  const levels = LEVELS.filter((level) => hit.hierarchy[level]);
  const names = levels.map((level) => readText(hit.hierarchy[level]!));
  const deepest = levels.at(-1)!;
  return {
    url,
    group: readText(hit.hierarchy.lvl0 ?? ''),
    pageUrl: stripHash(url),
    page: names[0]!,
    title: readMarked(hit._highlightResult?.hierarchy?.[deepest]?.value ?? hit.hierarchy[deepest]!),
    path: names.slice(0, -1),
    snippet: readMarked(hit._snippetResult?.content?.value ?? ''),
  };
}

/** Searches the hosted index. Suggestions and the nearest pages of a URL come from the embedded index. */
export function createHostedClient(
  { appId, apiKey, indexName, searchParameters }: HostedSearchConfig,
  baseUrl: string,
  embedded: Pick<EmbeddedClient, 'suggest' | 'nearest'>,
): SearchClient {
  const load = loadOnce(async (): Promise<LiteClient> => {
    const { liteClient } = await import('algoliasearch/lite');
    return liteClient(appId, apiKey);
  });
  return {
    preload() {
      // The search itself reports a failure.
      load().catch(() => undefined);
    },
    async search({ query, group, limit }) {
      const all: SearchForHits = {
        ...searchParameters,
        indexName,
        query,
        hitsPerPage: limit,
        facets: ['hierarchy.lvl0'],
        attributesToRetrieve: ['url', 'hierarchy'],
        attributesToSnippet: ['content:24'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      };
      // Counts by group come from the search in all groups.
      const { facetFilters } = searchParameters;
      const inGroup = group && { ...all, facetFilters: [...facetFilters, `hierarchy.lvl0:${group}`] };
      const client = await load();
      const { results } = await client.search<HostedHit>({ requests: inGroup ? [all, inGroup] : [all] });
      const responses = results as SearchResponse<HostedHit>[];
      const { hits, nbHits: total = 0 } = responses.at(-1)!;
      return {
        hits: hits.map((hit) => toHit(hit, baseUrl)),
        total,
        counts: responses[0]!.facets?.['hierarchy.lvl0'] ?? {},
        suggestions: total === 0 ? await embedded.suggest(query).catch(() => []) : [],
      };
    },
    nearest: embedded.nearest,
  };
}
