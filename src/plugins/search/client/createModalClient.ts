import type { DocSearchProps } from '@docsearch/react';
import { groupHits } from './groupHits';
import { toDocSearchHit } from './toDocSearchHit';
import type { SearchClient, SearchResults } from '../types';

type ModalClient = Parameters<NonNullable<DocSearchProps['transformSearchClient']>>[0];

/** Enough results to fill every group. */
const LIMIT = 40;

/** What the newest search of the modal found; without results, it failed. */
export interface Answer {
  query: string;
  results?: SearchResults;
}

/**
 * Returns the part of a DocSearch client that searches, with our engine behind it. It reports only the newest search to
 * `onAnswer`, because searches can finish out of order, and it never throws, because DocSearch shows an error as an
 * empty result.
 */
export function createModalClient(
  client: Pick<SearchClient, 'search'>,
  onAnswer: (answer: Answer) => void,
): Pick<ModalClient, 'search'> {
  let newest = 0;
  return {
    async search(params) {
      const turn = ++newest;
      const [{ query, indexName: index }] = (params as { requests: [{ query: string; indexName: string }] })
        .requests;
      const results = await client
        .search({ query, limit: LIMIT })
        .catch((error: unknown): undefined => console.warn('Search failed.', error) as undefined);
      if (turn === newest) onAnswer({ query, results });
      const hits = groupHits(results?.hits ?? []).flatMap((group) => group.hits.map(toDocSearchHit));
      return { results: [{ index, query, hits, nbHits: results?.total ?? 0 }] } as never;
    },
  };
}
