import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentType, CSSProperties, ReactNode, RefObject } from 'react';
import { ToolBoundary, ToolNotLoaded } from './ToolBoundary';
import styles from './styles.module.css';

/** The heights in pixels that are kept free for a tool up to 324, 349, 479 and 679 px of width, and from 680 px. */
export type ReservedHeights = readonly [number, number, number, number, number];

interface LazyToolProps {
  /** Names the tool to screen readers. */
  title: string;
  /** Loads the interactive part; called when the tool comes near the view. */
  load: () => Promise<{ default: ComponentType }>;
  reserve: ReservedHeights;
  /** When the URL holds `#<hash>=…`, the page scrolls to the tool. */
  hash?: string;
  /** The static picture and text that stand in for the tool until it is loaded, and without JavaScript. */
  children: ReactNode;
}

/** Distance in CSS pixels at which a tool starts to load before it is seen. */
const MARGIN_PX = 200;

function lazyTool(load: LazyToolProps['load']): ComponentType {
  return lazy(() => load().catch((cause: unknown) => Promise.reject(new ToolNotLoaded(cause))));
}

/** Shows the static picture of a tool, and the tool itself as soon as it comes near the view. */
export default function LazyTool({ title, load, reserve, hash, children }: LazyToolProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const isNear = useIsNear(ref);
  const [Tool, setTool] = useState(() => lazyTool(load));

  useEffect(() => {
    if (hash && window.location.hash.startsWith(`#${hash}=`)) ref.current?.scrollIntoView();
  }, [hash]);

  const heights = Object.fromEntries(reserve.map((height, step) => [`--tool-${step}`, `${height}px`]));
  const picture = <div className={styles.picture}>{children}</div>;

  return (
    <section
      className={styles.container}
      style={heights as CSSProperties}
      aria-label={title}
      data-tool=""
      ref={ref}
    >
      <div className={styles.reserved}>
        {isNear ? (
          <ToolBoundary title={title} picture={picture} onRetry={() => setTool(() => lazyTool(load))}>
            <Suspense fallback={picture}>
              <Tool />
            </Suspense>
          </ToolBoundary>
        ) : (
          picture
        )}
      </div>
    </section>
  );
}

/** Returns `true` from the moment at which the element first comes near the view. */
function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
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
