/**
 * Lets prefetching wait until the browser is idle. A sidebar brings dozens of links into view, and prefetching all of
 * their pages in one task blocks a slow computer for 400 ms.
 */
import type { ClientModule } from '@docusaurus/types';

function runWhenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run);
}

const prefetchWhenIdle: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation) return;
    const { prefetch, preload } = window.docusaurus;
    window.docusaurus = {
      preload,
      prefetch(url) {
        runWhenIdle(() => prefetch(url));
        return false;
      },
    };
  },
};

export default prefetchWhenIdle;
