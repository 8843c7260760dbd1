/**
 * Returns a function that calls `load` once and shares its result. A failure stays, because a file that's gone since a
 * deployment doesn't come back. Only after a failure without a connection does the next call load again.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      if (!navigator.onLine) loading = undefined;
      throw error;
    });
    return loading;
  };
}
