function normalize(pathname: string): string {
  const bare = pathname
    .trim()
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/i, '');
  return bare.replace(/\/$/, '').toLowerCase();
}

/**
 * Returns the one of `paths` that a decoded pathname means: without `.html` or `/index.html`, with single slashes,
 * in any letter case. Returns `undefined` when there is none, or when the pathname is exactly that path.
 */
export function findNearMiss(pathname: string, paths: readonly string[]): string | undefined {
  const wanted = normalize(pathname);
  const found = paths.find((path) => path !== '*' && normalize(path) === wanted);
  return found == null || found.replace(/(.)\/$/, '$1') === pathname.replace(/(.)\/$/, '$1')
    ? undefined
    : found;
}
