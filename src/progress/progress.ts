import { useSyncExternalStore } from 'react';

/** Key in localStorage. What a reader has done stays in the browser. */
const KEY = 'learn';

const MAX_NAME = 100;

/** Where the URLs of chapters begin, without the base path. */
export const CHAPTERS = '/docs/learn/';

/** What a reader has done: paths of chapters without the base path, such as `/docs/learn/photo`, and ids of challenges. */
export interface Progress {
  readonly chapters: readonly string[];
  readonly challenges: readonly string[];
}

const NOTHING: Progress = { chapters: [], challenges: [] };

const listeners = new Set<() => void>();
/** What storage had when it was last read. Without storage, what was done since the page was loaded. */
let cached: { text: string | null; progress: Progress } = { text: null, progress: NOTHING };

/** Returns a list of names, or an empty one for anything else. Every page loads this, so it does without Valibot. */
function toNames(value: unknown): readonly string[] {
  const isName = (name: unknown) => typeof name === 'string' && name.length <= MAX_NAME;
  return Array.isArray(value) && value.every(isName) ? value : [];
}

function parse(text: string | null): Progress {
  try {
    const { chapters, challenges } = JSON.parse(text ?? '') as Record<keyof Progress, unknown>;
    return { chapters: toNames(chapters), challenges: toNames(challenges) };
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
