/** Leads URLs that a host answers with the not-found page to the page they mean: with `.html`, double slashes or other letter case. */
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
    // The router cannot read such a URL: it would stop, and with it everything on the page.
    readable = encodeURI(pathname);
    window.history.replaceState(null, '', readable + search + hash);
  }
  const url = findNearMiss(readable, (routes as Route[]).flatMap(pathsOf));
  // Only the page that answers unknown URLs belongs to no plugin.
  const isNotFound = document.documentElement.classList.contains('plugin-native');
  if (url != null) {
    const target = encodeURI(url) + search + hash;
    if (isNotFound) window.location.replace(target);
    // The host has answered with the right page, which the router finds by its URL.
    else window.history.replaceState(null, '', target);
  }
}
