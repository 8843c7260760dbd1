import { canReachSite } from './canReachSite';

/** A file of this build couldn't be loaded. Only a reload can help, because a deployment may have replaced the file. */
export class LoadError extends Error {
  name = 'LoadError';
}

/**
 * Returns a function that calls `load` once and shares its result. A failure stays, because a file that's gone since a
 * deployment doesn't come back. Only if the site couldn't be reached does the next call load again.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch(async (cause: unknown) => {
      if (await canReachSite())
        throw new LoadError(`A file of this page didn't load: ${String(cause)}`, { cause });
      loading = undefined;
      throw cause;
    });
    return loading;
  };
}
