import { useEffect, useRef, useState } from 'react';
import type { Group, SearchResults } from '../types';
import { loadClient } from './loadClient';
import { useSearchSettings } from './settings';

/** Where a search stands: its last answer stays until the next one is there. */
export interface SearchState {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The answer, and the query that it answers. */
  results?: SearchResults;
  query: string;
}

/** Searches while a reader types: one search at a time, the latest query next. */
export function useSearch(typed: string, limit: number, group?: Group): SearchState & { retry: () => void } {
  const settings = useSearchSettings();
  const [state, setState] = useState<SearchState>({ status: 'idle', query: '' });
  const [attempt, setAttempt] = useState(0);
  const running = useRef<Promise<unknown>>(undefined);
  const query = typed.trim();

  useEffect(() => {
    let isCurrent = true;
    const search = loadClient(settings);
    async function run() {
      await running.current;
      if (!isCurrent) return;
      if (query === '') return setState({ status: 'idle', query });
      setState((last) => ({ ...last, status: 'loading' }));
      const next = await search
        .then((client) => client.search({ query, limit, group }))
        .then(
          (results): SearchState => ({ status: 'done', results, query }),
          (error: unknown): SearchState => {
            console.warn('Search failed.', error);
            return { status: 'failed', query };
          },
        );
      if (isCurrent) setState(next);
    }
    running.current = run();
    return () => {
      isCurrent = false;
    };
  }, [query, limit, group, settings, attempt]);

  return { ...state, retry: () => setAttempt((last) => last + 1) };
}
