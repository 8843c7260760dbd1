import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { useIsNear } from '../useIsNear';
import { ToolBoundary, ToolLoadError } from './ToolBoundary';
import styles from './styles.module.css';

/** The heights to reserve, in pixels, for widths up to 324, 349, 479 and 679 px, and from 680 px. */
export type ReservedHeights = readonly [number, number, number, number, number];

interface LazyToolProps {
  /** Labels the tool for screen readers. */
  title: string;
  /** Loads the interactive part. Called when the reader scrolls near the tool. */
  load: () => Promise<{ default: ComponentType }>;
  reserve: ReservedHeights;
  /** If the URL contains `#<hash>=…`, the page scrolls to the tool. */
  hash?: string;
  /** The static preview, shown until the tool loads and without JavaScript. */
  children: ReactNode;
}

function lazyTool(load: LazyToolProps['load']): ComponentType {
  return lazy(() =>
    load().catch((cause: unknown) => Promise.reject(new ToolLoadError(String(cause), { cause }))),
  );
}

/** Shows a static preview, and loads the tool when the reader scrolls near it. */
export default function LazyTool({ title, load, reserve, hash, children }: LazyToolProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const isNear = useIsNear(ref);
  const [Tool] = useState(() => lazyTool(load));

  useEffect(() => {
    if (hash && window.location.hash.startsWith(`#${hash}=`)) ref.current?.scrollIntoView();
  }, [hash]);

  const heights = Object.fromEntries(reserve.map((height, step) => [`--tool-${step}`, `${height}px`]));
  const preview = <div className={styles.preview}>{children}</div>;

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
          <ToolBoundary title={title} preview={preview}>
            <Suspense fallback={preview}>
              <Tool />
            </Suspense>
          </ToolBoundary>
        ) : (
          preview
        )}
      </div>
    </section>
  );
}
