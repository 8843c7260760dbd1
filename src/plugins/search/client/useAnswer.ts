import { useCallback, useEffect, useState } from 'react';
import { LoadError } from '../../../ui/LoadFailure/loadOnce';
import type { SearchClient } from '../types';
import { searchClient } from './searchClient';
import { useOnline } from './useOnline';

interface State<T> {
  value?: T;
  error?: Error;
}

/**
 * Returns the latest result, and keeps the previous one while the next loads. After a failure, it asks again when the
 * connection comes back. Memoize `ask`.
 */
export function useAnswer<T>(ask: (client: SearchClient) => Promise<T>): State<T> & { retry: () => void } {
  const [state, setState] = useState<State<T>>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    async function answer(): Promise<State<T>> {
      try {
        return { value: await ask(searchClient) };
      } catch (error) {
        console.warn('Search failed.', error);
        return { error: error as Error };
      }
    }
    void answer().then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [ask, attempt]);
  const retry = useCallback(() => {
    setState({});
    setAttempt((count) => count + 1);
  }, []);
  useOnline(state.error != null && !(state.error instanceof LoadError), retry);
  return { ...state, retry };
}
