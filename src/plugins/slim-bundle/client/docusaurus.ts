/**
 * Takes the place of `@docusaurus/core/lib/client/docusaurus`, which searches all routes for each link that comes
 * into view, and adds the files that pages share once for each page: that is much of the time which a guide spends in scripts.
 */
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import preloadRoute from '@docusaurus/core/lib/client/preload';
import { chunksOfRoutes, type Route } from './chunksOfRoutes';

declare const __webpack_require__: { gca(chunkName: string): string };

let chunksOf: Map<string, string[]> | undefined;
const waiting = new Set<string>();
const prefetched = new Set<string>();
const preloaded = new Set<string>();

function isSlow(): boolean {
  const { connection } = navigator as { connection?: { effectiveType: string; saveData: boolean } };
  return connection != null && (connection.effectiveType.includes('2g') || connection.saveData);
}

function addLinks(): void {
  chunksOf ??= chunksOfRoutes(routes as Route[], routesChunkNames);
  const links = document.createDocumentFragment();
  for (const path of waiting) {
    for (const chunk of chunksOf.get(path) ?? chunksOf.get(path.replace(/\/$/, '')) ?? []) {
      const file = __webpack_require__.gca(chunk);
      if (prefetched.has(file) || file.includes('undefined')) continue;
      prefetched.add(file);
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = file;
      links.append(link);
    }
  }
  waiting.clear();
  document.head.append(links);
}

/** Calls back when the page is loaded and the reader's device has nothing else to do. */
function whenIdle(callback: () => void): void {
  if (document.readyState !== 'complete')
    window.addEventListener('load', () => whenIdle(callback), { once: true });
  else if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}

function prefetch(path: string): void {
  if (isSlow() || preloaded.has(path)) return;
  if (waiting.size === 0) whenIdle(addLinks);
  waiting.add(path);
}

function preload(path: string): Promise<unknown> | false {
  if (isSlow() || preloaded.has(path)) return false;
  preloaded.add(path);
  return preloadRoute(path);
}

export default Object.freeze({ prefetch, preload });
