/**
 * Returns a pathname without `.html`, `/index.html` and the slash at the end. The home page keeps its slash.
 * Hosts that remove `.html` turn `/index.html` into `/index`.
 */
export function toPagePath(pathname: string, baseUrl: string): string {
  const path = pathname.replace(/\/index(\.html)?$/, '/').replace(/\.html$/, '');
  return path === baseUrl ? path : path.replace(/(.)\/+$/, '$1');
}
