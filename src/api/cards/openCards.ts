import { loadOnce } from '../../ui/LoadFailure/loadOnce';
import './api.css';

/** Links to the API. The cards load when a reader first points at, focuses or taps one on a name in code. */
const LINKS = '.markdown a[href*="/docs/api/"]';

function nameAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
  return link?.closest('code') || link?.querySelector(':scope > code') ? link : null;
}

const loadCards = loadOnce(() => import('./cards'));

/** Resolves to whether the card is shown. If it doesn't load, the name is a plain link that says so. */
async function open(name: HTMLAnchorElement, delay: number, isWanted: () => boolean): Promise<boolean> {
  try {
    const { openCard } = await loadCards();
    const isShown = await openCard(name, delay, isWanted);
    name.removeAttribute('title');
    return isShown;
  } catch (error) {
    console.warn('The API card failed to load.', error);
    name.title = 'The details didn’t load. Reload the page to see them.';
    return false;
  }
}

const HOVER_DELAY_MS = 150;

if (typeof document !== 'undefined') {
  const isTouch = window.matchMedia('(hover: none)');
  document.addEventListener('pointerover', (event) => {
    const name = event.pointerType === 'mouse' && nameAt(event);
    if (name) void open(name, HOVER_DELAY_MS, () => name.matches(':hover'));
  });
  document.addEventListener('focusin', (event) => {
    const name = nameAt(event);
    if (name?.matches(':focus-visible') && !isTouch.matches)
      void open(name, 0, () => document.activeElement === name);
  });
  // On touch screens, the first tap on a name in a code block shows the card and the second follows the link.
  document.addEventListener(
    'click',
    (event) => {
      const name = isTouch.matches && nameAt(event);
      if (!name || !name.closest('pre') || name.hasAttribute('aria-describedby')) return;
      event.preventDefault();
      void open(name, 0, () => true).then((isShown) => {
        // The reader may have left the page in the meantime.
        if (!isShown && name.isConnected) window.location.assign(name.href);
      });
    },
    true,
  );
}
