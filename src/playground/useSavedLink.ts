import { useCallback, useEffect, useRef } from 'react';
import { writeUrl } from '../ui/writeUrl';
import { toHash, type LinkState } from './link';

/** Milliseconds until the URL has a change. Safari limits the number of changes. */
const SAVE_MS = 500;

/** Keeps what the playground shows in the URL. Returns a function that saves it without a delay. */
export function useSavedLink(link: LinkState): () => Promise<void> {
  const latest = useRef(link);
  const saved = useRef(window.location.hash);
  const timer = useRef<number>(undefined);
  const saves = useRef(0);
  const stopWriting = useRef(() => {});

  const save = useCallback(async () => {
    saves.current += 1;
    const own = saves.current;
    const hash = await toHash(latest.current);
    if (own !== saves.current) return;
    stopWriting.current();
    stopWriting.current = writeUrl(() => {
      const { pathname, search, hash: current } = window.location;
      // Another link is about to open.
      if (current !== saved.current) return;
      if (current !== hash) window.history.replaceState(window.history.state, '', pathname + search + hash);
      saved.current = window.location.hash;
    });
  }, []);

  useEffect(() => {
    latest.current = link;
    // An app can change the state of its phone all the time, so this doesn't wait for a pause.
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      void save();
    }, SAVE_MS);
  }, [link, save]);

  useEffect(
    () => () => {
      saves.current += 1;
      clearTimeout(timer.current);
      stopWriting.current();
    },
    [],
  );

  return save;
}
