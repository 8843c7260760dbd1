/** Reloads a page whose scripts are missing, as after a deployment; says so when a reload has not helped. */
import { showNotice } from './notice';

const KEY = 'page-faults.reloaded';

/** Remembers that a page was reloaded; returns false where that is so already, or cannot be remembered. */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === window.location.pathname) return false;
    sessionStorage.setItem(KEY, window.location.pathname);
    return true;
  } catch {
    return false;
  }
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated !== 'false';
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // Once the page runs, the router itself reloads when a page fails to load.
    if (
      isHydrated() ||
      !(reason instanceof Error) ||
      !/ChunkLoadError|CSS_CHUNK/.test(`${reason.name} ${(reason as { code?: string }).code}`)
    )
      return;
    if (navigator.onLine && isFirstReload()) {
      window.location.reload();
      return;
    }
    showNotice(
      'A script of this page could not be loaded. You can read the page; its menus and search do not work.',
      {
        label: 'Reload',
        onClick: () => window.location.reload(),
      },
    );
  });
}

/** Docusaurus calls this when a page runs: the next fault may reload again. */
export function onRouteDidUpdate(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is closed, and nothing was stored.
  }
}
