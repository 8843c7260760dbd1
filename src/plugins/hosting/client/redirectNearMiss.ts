/** Redirects URLs with `.html`, double slashes or the wrong letter case from the not-found page to the page they mean. */
import routes from '@generated/routes';
import { findNearMiss } from './findNearMiss';

interface Route {
  path?: string | string[];
  routes?: Route[];
}

function pathsOf({ path, routes: children }: Route): string[] {
  return children ? children.flatMap(pathsOf) : [path ?? []].flat();
}

if (typeof document !== 'undefined') {
  const { pathname, search, hash } = window.location;
  let readable: string;
  try {
    readable = decodeURI(pathname);
  } catch {
    // The router throws on such a URL, which would break the page.
    readable = encodeURI(pathname);
    window.history.replaceState(null, '', readable + search + hash);
  }
  const url = findNearMiss(readable, (routes as Route[]).flatMap(pathsOf));
  // Only the not-found page belongs to no plugin.
  const isNotFound = document.documentElement.classList.contains('plugin-native');
  if (url != null) {
    const target = encodeURI(url) + search + hash;
    if (isNotFound) window.location.replace(target);
    // The host has already served the right page, so the router only needs its URL.
    else window.history.replaceState(null, '', target);
  }
}
