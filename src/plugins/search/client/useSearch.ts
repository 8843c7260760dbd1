import { useCallback, useEffect, useRef, useState } from 'react';
import type { Group, SearchResults } from '../types';
import { loadClient } from './loadClient';
import { useSearchSettings } from './settings';

/** Where a search stands: its last answer stays until the next one is there. */
export interface SearchState {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The answer, and the query that it answers. */
  results?: SearchResults;
  query: string;
  retry: () => void;
}

/** Searches while a reader types: one search at a time, the latest query next. */
export function useSearch(query: string, limit: number, group?: Group): SearchState {
  const settings = useSearchSettings();
  const [state, setState] = useState<Omit<SearchState, 'retry'>>({ status: 'idle', query: '' });
  const [attempt, setAttempt] = useState(0);
  const running = useRef<Promise<void>>(undefined);

  useEffect(() => {
    let isCurrent = true;
    const text = query.trim();
    async function run() {
      await running.current;
      if (!isCurrent) return;
      if (text === '') {
        setState({ status: 'idle', query: '' });
        return;
      }
      setState((last) => ({ ...last, status: 'loading' }));
      const search = loadClient(settings).then((client) => client.search({ query: text, limit, group }));
      running.current = search.then(
        () => undefined,
        () => undefined,
      );
      try {
        const results = await search;
        if (isCurrent) setState({ status: 'done', results, query: text });
      } catch (error) {
        console.warn('Search failed.', error);
        if (isCurrent) setState({ status: 'failed', query: text });
      }
    }
    void run();
    return () => {
      isCurrent = false;
    };
  }, [query, limit, group, settings, attempt]);

  return { ...state, retry: useCallback(() => setAttempt((last) => last + 1), []) };
}
