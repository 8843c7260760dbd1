import { useEffect, useState } from 'react';
import type { SearchClient } from '../types';
import { loadClient } from './loadClient';

interface State<T> {
  value?: T;
  hasFailed?: boolean;
}

/** Returns what the search answers; the last answer stays until the next one is there. `ask` has to be stable. */
export function useAnswer<T>(ask: (client: SearchClient) => Promise<T>): State<T> & { retry: () => void } {
  const [state, setState] = useState<State<T>>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    async function answer(): Promise<State<T>> {
      try {
        return { value: await ask(await loadClient()) };
      } catch (error) {
        console.warn('Search failed.', error);
        return { hasFailed: true };
      }
    }
    void answer().then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [ask, attempt]);
  const retry = () => {
    setState({});
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}
