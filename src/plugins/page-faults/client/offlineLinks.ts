/** Keeps a reader without a connection on the page: the router would reload, and the browser would show its own error. */
import { hideNotice, showNotice } from './notice';

/** Pages that were shown since the last full load; they open without a connection. */
const shown = new Set<string>();

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (navigator.onLine || !link || link.target || link.origin !== window.location.origin) return;
      if (link.pathname === window.location.pathname || shown.has(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      showNotice('You are offline. This page stays; other pages open again with a connection.');
    },
    { capture: true },
  );
  window.addEventListener('online', hideNotice);
}

/** Docusaurus calls this with each page that is shown. */
export function onRouteDidUpdate({ location }: { location: { pathname: string } }): void {
  shown.add(location.pathname);
}
