function normalize(pathname: string): string {
  const bare = pathname
    .trim()
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/i, '');
  return bare.replace(/\/$/, '').toLowerCase();
}

/**
 * Returns the path that a decoded pathname means, ignoring `.html`, `/index.html`, double slashes and letter case.
 * Returns `undefined` if there is none, or if the pathname already is that path.
 */
export function findNearMiss(pathname: string, paths: readonly string[]): string | undefined {
  const wanted = normalize(pathname);
  const found = paths.find((path) => path !== '*' && normalize(path) === wanted);
  return found == null || found.replace(/(.)\/$/, '$1') === pathname.replace(/(.)\/$/, '$1')
    ? undefined
    : found;
}
