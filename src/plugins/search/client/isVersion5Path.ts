/** Tells whether a path without the base path has the form of version 5's documentation: `docs/` and one word, or `api/`. */
export function isVersion5Path(path: string): boolean {
  return /^(docs\/(?!(guides|api)\/?$)[^/]+\/?$|api\/.)/.test(path);
}
