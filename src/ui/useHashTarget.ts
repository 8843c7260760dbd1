import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns the element with the id in `hash`. */
function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** Matches what hides its content. Browsers may open details for a link, but the theme keeps those collapsed. */
const HIDING = '[hidden], details:not([open]), [data-collapsed=true]';

function isHidden(element: Element): boolean {
  return element.closest(HIDING) != null;
}

/** About five seconds. Tabs in the background have no frames, so theirs don't run out. */
const MAX_FRAMES = 300;

/** Scrolls to the target of `hash` as soon as React shows it, unless the reader has left or it stays hidden. */
async function scrollOnceVisible(hash: string): Promise<void> {
  for (let frame = 0; frame < MAX_FRAMES && window.location.hash === hash; frame++) {
    const target = findTarget(hash);
    if (target && !isHidden(target)) {
      target.scrollIntoView();
      return;
    }
    await new Promise(requestAnimationFrame);
  }
}

/**
 * Calls `reveal` when a link leads to something hidden inside `container`, and then scrolls to it. `reveal` gets the
 * element that the URL's hash names.
 */
export function useHashTarget(
  container: RefObject<HTMLElement | null>,
  reveal: (target: HTMLElement) => void,
): void {
  const location = useLocation();
  const lastHash = useRef<string>(undefined);
  const lastSearch = useRef<string>(undefined);
  const onReveal = useRef(reveal);
  useEffect(() => {
    onReveal.current = reveal;
  });

  useEffect(() => {
    const { hash, search } = location;
    // Selecting a tab changes the query, and isn't a link to the hash.
    const isLink = hash !== lastHash.current || search === lastSearch.current;
    lastHash.current = hash;
    lastSearch.current = search;
    const target = isLink && findTarget(hash);
    if (!target || !container.current!.contains(target) || !isHidden(target)) return;
    onReveal.current(target);
    void scrollOnceVisible(hash);
  }, [location, container]);
}
