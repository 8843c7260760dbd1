import { useEffect, useState } from 'react';
import type { SearchClient } from '../types';
import { searchClient } from './searchClient';

interface State<T> {
  value?: T;
  error?: Error;
}

/** Returns the latest result, and keeps the previous one while the next loads. Memoize `ask`. */
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
  const retry = () => {
    setState({});
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}
