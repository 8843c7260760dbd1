import './api.css';

/** Links on names of the library in code. The cards load when a reader first points at, focuses or taps one. */
const NAMES = '.markdown :is(code a, a:has(> code))[href*="/docs/api/"]';

function nameAt(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(NAMES) : null;
}

/** Resolves to whether the card is shown. If it fails to load, the name is a plain link. */
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
