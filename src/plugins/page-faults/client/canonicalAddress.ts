/** Leads addresses that are nearly right to their page: with `.html`, with double slashes, in other letter case. */
import routes from '@generated/routes';
import { findAddress } from './findAddress';

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
    // The router cannot read such an address: it would stop, and with it everything on the page.
    readable = encodeURI(pathname);
    window.history.replaceState(null, '', readable + search + hash);
  }
  // Only the page that answers unknown addresses belongs to no plugin.
  const isNotFound = document.documentElement.classList.contains('plugin-native');
  const address = findAddress(readable, (routes as Route[]).flatMap(pathsOf));
  if (address != null && isNotFound) {
    window.location.replace(encodeURI(address) + search + hash);
    // The page is about to go: React need not take it over, and would find HTML of another address.
    window.docusaurusRoot = { render: () => {}, unmount: () => {} };
  } else if (address != null) {
    // The host has answered with the right page, which the router finds by its address.
    window.history.replaceState(null, '', encodeURI(address) + search + hash);
  }
}
