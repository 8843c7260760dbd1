/**
 * Gives each page one URL: without `.html`, `/index.html` and a slash at the end. The router shows the page for all of
 * these, but a static host may answer them with `404.html`, whose text the router doesn't replace. Also escapes what
 * can't be decoded, because the router and Docusaurus throw on such a path or hash, which would break the page.
 */
import siteConfig from '@generated/docusaurus.config';
import { escapeMalformed } from './escapeMalformed';
import { toPagePath } from './toPagePath';

function escapeLocation(): void {
  const url = new URL(window.location.href);
  const pathname = escapeMalformed(url.pathname);
  const hash = escapeMalformed(url.hash);
  if (pathname === url.pathname && hash === url.hash) return;
  Object.assign(url, { pathname, hash });
  window.history.replaceState(window.history.state, '', url);
}

if (typeof document !== 'undefined') {
  escapeLocation();
  // Runs before the router reads the new hash, because it listens first.
  window.addEventListener('popstate', escapeLocation);
  const url = new URL(window.location.href);
  const pathname = toPagePath(url.pathname, siteConfig.baseUrl);
  if (pathname !== url.pathname) {
    url.pathname = pathname;
    // Only the not-found page belongs to no plugin.
    const isNotFound = document.documentElement.classList.contains('plugin-native');
    if (isNotFound) window.location.replace(url);
    else window.history.replaceState(null, '', url);
  }
}
