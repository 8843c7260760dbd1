import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How many pixels outside the viewport are still near. */
const MARGIN_PX = 200;

/** Returns true once the element has come near the viewport. */
export function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}
