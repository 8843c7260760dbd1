import { useEffect, useRef, useState } from 'react';
import type { ComponentType, CSSProperties, ReactNode, RefObject } from 'react';
import { CrashBoundary } from './CrashBoundary';
import { LoadError } from './LoadError';
import styles from './styles.module.css';

/** The heights in pixels that are kept free for a tool up to 324, 349, 479 and 679 px of width, and from 680 px. */
export type ReservedHeights = readonly [number, number, number, number, number];

interface LazyToolProps {
  /** Name of the tool in `src/plugins/static-content/client/islands.ts`. */
  island: string;
  /** Names the tool to screen readers. */
  title: string;
  /** Loads the interactive part; called when the tool comes into view. */
  load: () => Promise<{ default: ComponentType }>;
  reserve: ReservedHeights;
  /** When the address holds `#<hash>=…`, the page scrolls to the tool. */
  hash?: string;
  /** The static picture and text that stand in for the tool until it is loaded, and without JavaScript. */
  children: ReactNode;
}

/** Shows the static picture of a tool, and the tool itself as soon as it comes into view. */
export default function LazyTool({ island, title, load, reserve, hash, children }: LazyToolProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const isInView = useIsInView(ref);
  const [Tool, setTool] = useState<ComponentType>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (hash && window.location.hash.startsWith(`#${hash}=`)) ref.current?.scrollIntoView();
  }, [hash]);

  useEffect(() => {
    if (!isInView) return;
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setTool(() => module.default),
      (reason: unknown) =>
        isCurrent && setError(reason instanceof Error ? reason : new Error(String(reason))),
    );
    return () => {
      isCurrent = false;
    };
    // `load` is written inline and only matters when an attempt starts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isInView, attempt]);

  const retry = () => {
    setError(undefined);
    setTool(undefined);
    setAttempt(attempt + 1);
  };

  const heights = Object.fromEntries(reserve.map((height, step) => [`--tool-${step}`, `${height}px`]));

  return (
    <div data-island={island} data-hash={hash}>
      <section className={styles.container} style={heights as CSSProperties} aria-label={title} ref={ref}>
        <div className={styles.reserved}>
          {error ? (
            <LoadError message={`${title} could not be loaded. ${error.message}`} onRetry={retry} />
          ) : Tool ? (
            <CrashBoundary title={title} onRetry={retry}>
              <Tool />
            </CrashBoundary>
          ) : (
            <div className={styles.picture}>{children}</div>
          )}
        </div>
      </section>
    </div>
  );
}

/** Returns `true` from the moment at which the element first comes into view. */
function useIsInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      setIsInView(true);
      observer.disconnect();
    });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}
