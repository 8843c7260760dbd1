/**
 * Gives each page one URL: without `.html`, `/index.html` and a slash at the end. The router shows the page for all of
 * these, but a static host may answer them with `404.html`, whose text the router doesn't replace.
 */
import siteConfig from '@generated/docusaurus.config';
import { toPagePath } from './toPagePath';

if (typeof document !== 'undefined') {
  const url = new URL(window.location.href);
  try {
    decodeURI(url.pathname);
  } catch {
    // The router throws on such a URL, which would break the page.
    url.pathname = encodeURI(url.pathname);
    window.history.replaceState(null, '', url);
  }
  const pathname = toPagePath(url.pathname, siteConfig.baseUrl);
  if (pathname !== url.pathname) {
    url.pathname = pathname;
    // Only the not-found page belongs to no plugin.
    const isNotFound = document.documentElement.classList.contains('plugin-native');
    if (isNotFound) window.location.replace(url);
    else window.history.replaceState(null, '', url);
  }
}
