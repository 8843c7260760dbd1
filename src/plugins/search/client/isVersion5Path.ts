/** Returns true for paths like those of the version 5 site: `docs/` and a word, or `api/`. The path has no base path. */
export function isVersion5Path(path: string): boolean {
  return /^(docs\/(?!(guides|learn|api)\/?$)[^/]+\/?$|api\/.)/.test(path);
}
