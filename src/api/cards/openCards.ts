import './api.css';

/** Loads the cards when a reader first points at, focuses or presses a name of the library in the code of a page. */
const NAMES = '.markdown :is(code a, a:has(> code))[href*="/docs/api/"]';

function nameAt(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(NAMES) : null;
}

/** Resolves to whether the card is shown. Where it cannot be loaded, the name is a link and nothing more. */
function open(name: HTMLAnchorElement, delay: number, isWanted: () => boolean): Promise<boolean> {
  return import('./cards').then(
    ({ openCard }) => openCard(name, delay, isWanted),
    () => false,
  );
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
  // Where nothing can hover, the first press on a name in a code block shows the card and the second follows the link.
  document.addEventListener(
    'click',
    (event) => {
      const name = isTouch.matches && nameAt(event);
      if (!name || !name.closest('pre') || name.hasAttribute('aria-describedby')) return;
      event.preventDefault();
      void open(name, 0, () => true).then((isShown) => {
        // A page that the reader has left meanwhile leads nowhere.
        if (!isShown && name.isConnected) window.location.assign(name.href);
      });
    },
    true,
  );
}
