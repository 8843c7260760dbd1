import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** Key in localStorage. What a reader has done stays in the browser. */
const KEY = 'learn';

const names = v.fallback(v.array(v.pipe(v.string(), v.maxLength(100))), []);
const schema = v.object({ chapters: names, challenges: names });

/** What a reader has done: paths of chapters without the base path, such as `/docs/learn/photo`, and ids of challenges. */
export type Progress = Readonly<v.InferOutput<typeof schema>>;

const NOTHING: Progress = { chapters: [], challenges: [] };

const listeners = new Set<() => void>();
/** What storage had when it was last read. Without storage, what was done since the page was loaded. */
let cached: { text: string | null; progress: Progress } = { text: null, progress: NOTHING };

function parse(text: string | null): Progress {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text ?? ''));
    return success ? output : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Returns what the reader has done. It's the same object until that changes. */
export function readProgress(): Progress {
  try {
    const text = window.localStorage.getItem(KEY);
    if (text !== cached.text) cached = { text, progress: parse(text) };
  } catch {
    // Storage is blocked.
  }
  return cached.progress;
}

function write(progress: Progress): void {
  const text = progress === NOTHING ? null : JSON.stringify(progress);
  try {
    if (text == null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, text);
    cached = { text, progress };
  } catch {
    // Storage is blocked or full, so this page remembers it until it's closed.
    cached = { ...cached, progress };
  }
  for (const listener of listeners) listener();
}

/** Remembers that a chapter is finished, or a challenge solved. */
export function markDone(list: keyof Progress, name: string): void {
  const progress = readProgress();
  if (!progress[list].includes(name)) write({ ...progress, [list]: [...progress[list], name] });
}

/** Forgets that a chapter is finished, or a challenge solved. */
export function unmarkDone(list: keyof Progress, name: string): void {
  const progress = readProgress();
  write({ ...progress, [list]: progress[list].filter((other) => other !== name) });
}

/** Forgets everything that's done. */
export function clearProgress(): void {
  write(NOTHING);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns what the reader has done. In the build and while the page hydrates, that's nothing. */
export function useProgress(): Progress {
  return useSyncExternalStore(subscribe, readProgress, () => NOTHING);
}
