import type { DocSearchProps } from '@docsearch/react';
import { groupHits } from './groupHits';
import { toDocSearchHit } from './toDocSearchHit';
import type { SearchClient, SearchResults } from '../types';

type ModalClient = Parameters<NonNullable<DocSearchProps['transformSearchClient']>>[0];

/** Enough results to fill every group. */
const LIMIT = 40;

/** What the newest search of the modal found, or why it failed. */
export type Answer = { query: string } & ({ results: SearchResults } | { error: Error });

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
      let answer: Answer;
      try {
        answer = { query, results: await client.search({ query, limit: LIMIT }) };
      } catch (error) {
        console.warn('Search failed.', error);
        answer = { query, error: error as Error };
      }
      if (turn === newest) onAnswer(answer);
      const { hits: found, total } = 'results' in answer ? answer.results : { hits: [], total: 0 };
      const hits = groupHits(found).flatMap((group) => group.hits.map(toDocSearchHit));
      return { results: [{ index, query, hits, nbHits: total }] } as never;
    },
  };
}
