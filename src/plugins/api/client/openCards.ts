/** Loads the cards when a reader first points at, focuses or presses a name of the library in the code of a page. */
const NAMES = '.markdown :is(code a, a:has(> code))[href*="/docs/api/"]';

function nameAt(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(NAMES) : null;
}

function open(name: HTMLAnchorElement, delay: number): void {
  void import('./cards').then(({ openCard }) => openCard(name, delay));
}

const HOVER_DELAY_MS = 150;

if (typeof document !== 'undefined') {
  const isTouch = window.matchMedia('(hover: none)');
  document.addEventListener('pointerover', (event) => {
    const name = event.pointerType === 'mouse' && nameAt(event);
    if (name) open(name, HOVER_DELAY_MS);
  });
  document.addEventListener('focusin', (event) => {
    const name = nameAt(event);
    if (name?.matches(':focus-visible') && !isTouch.matches) open(name, 0);
  });
  // Where nothing can hover, the first press on a name in a code block shows the card and the second follows the link.
  document.addEventListener(
    'click',
    (event) => {
      const name = isTouch.matches && nameAt(event);
      if (!name || !name.closest('pre') || name.hasAttribute('aria-describedby')) return;
      event.preventDefault();
      open(name, 0);
    },
    true,
  );
}
