/** Exported files by pathname. Each one is generated when it's called. */
export type ExportedFiles = Map<string, () => Promise<string>>;

/** Returns a function that calls `create` only once, and returns the same promise each time. */
export function once<T>(create: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => (promise ??= create());
}
