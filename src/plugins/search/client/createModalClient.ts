import type { DocSearchProps } from '@docsearch/react';
import { groupHits } from '../engine/groupHits';
import { toDocSearchHit } from '../engine/toDocSearchHit';
import type { SearchResults } from '../types';
import { loadClient } from './loadClient';

type ModalClient = Parameters<NonNullable<DocSearchProps['transformSearchClient']>>[0];

/** Enough results to fill every group. */
const LIMIT = 40;

/** What the last search of the modal came to; without results it has failed. */
export interface Answer {
  query: string;
  results?: SearchResults;
}

/**
 * Returns the client of the search modal: DocSearch's own for the hosted service, our engine in its place for the
 * embedded index. It tells `onAnswer` what each search came to and never throws, because DocSearch shows an error as
 * an empty result.
 */
export function createModalClient(client: ModalClient, onAnswer: (answer: Answer) => void): ModalClient {
  return {
    ...client,
    async search(params) {
      const [{ query, indexName: index }] = (params as { requests: [{ query: string; indexName: string }] })
        .requests;
      const results = await loadClient()
        .then(async (own) =>
          own.read
            ? own.read((await client.search(params)).results[0], query)
            : own.search({ query, limit: LIMIT }),
        )
        .catch((error: unknown): undefined => {
          console.warn('Search failed.', error);
        });
      onAnswer({ query, results });
      const hits = groupHits(results?.hits ?? []).flatMap((group) => group.hits.map(toDocSearchHit));
      return { results: [{ index, query, hits, nbHits: results?.total ?? 0 }] } as never;
    },
  };
}
