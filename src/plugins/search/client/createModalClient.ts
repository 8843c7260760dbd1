import type { DocSearchProps } from '@docsearch/react';
import type { SearchResults } from '../types';
import type { Answer } from './AnswerContext';
import { groupHits } from '../engine/groupHits';
import { loadClient } from './loadClient';
import type { SearchSettings } from './settings';
import { toDocSearchHit } from '../engine/toDocSearchHit';

type ModalClient = Parameters<NonNullable<DocSearchProps['transformSearchClient']>>[0];

/** The part of DocSearch's request that is read here. */
interface ModalRequest {
  query?: string;
  indexName: string;
}

/** Enough results to fill every group. */
const LIMIT = 40;

/**
 * Returns the client of the search modal: DocSearch's own for the hosted service, our engine in its place for the
 * embedded index. It tells `onAnswer` what each search came to and never throws, because DocSearch shows an error as
 * an empty result.
 */
export function createModalClient(
  client: ModalClient,
  settings: SearchSettings,
  onAnswer: (answer: Answer) => void,
): ModalClient {
  async function ask(params: Parameters<ModalClient['search']>[0], query: string): Promise<SearchResults> {
    const own = await loadClient(settings);
    if (!own.read) return own.search({ query, limit: LIMIT });
    return own.read((await client.search(params)).results[0], query);
  }

  return {
    ...client,
    async search(params) {
      const [{ query = '', indexName: index }] = (params as { requests: [ModalRequest] }).requests;
      const results = await ask(params, query).catch((error: unknown) => {
        console.warn('Search failed.', error);
        return undefined;
      });
      onAnswer({ query, results });
      const hits = groupHits(results?.hits ?? []).flatMap((group) => group.hits.map(toDocSearchHit));
      return { results: [{ index, query, hits, nbHits: results?.total ?? 0 }] } as never;
    },
  };
}
