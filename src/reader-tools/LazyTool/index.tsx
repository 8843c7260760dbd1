import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { LoadFailure } from '../../ui/LoadFailure';
import failure from '../../ui/LoadFailure/styles.module.css';
import { useIsNear } from '../../ui/useIsNear';
import styles from './styles.module.css';

/** The heights to reserve, in pixels, for widths up to 324, 349, 479 and 679 px, and from 680 px. */
export type ReservedHeights = readonly [number, number, number, number, number];

interface LazyToolProps {
  /** Labels the tool for screen readers. */
  title: string;
  /** What the tool does, shown with the preview. */
  summary: string;
  /** Loads the interactive part. Called when the reader scrolls near the tool. */
  load: () => Promise<{ default: ComponentType }>;
  reserve: ReservedHeights;
  /** If the URL contains `#<hash>=…`, the page scrolls to the tool. */
  hash?: string;
  /** A picture of the tool, shown until the tool loads and without JavaScript. */
  children: ReactNode;
}

/** A tool's code couldn't be loaded. */
class ToolLoadError extends Error {}

function lazyTool(load: LazyToolProps['load']): ComponentType {
  return lazy(() =>
    load().catch((cause: unknown) => Promise.reject(new ToolLoadError(String(cause), { cause }))),
  );
}

interface ToolFailureProps {
  title: string;
  error: Error;
  /** Renders the tool again. */
  onRetry: () => void;
}

function ToolFailure({ title, error, onRetry }: ToolFailureProps): ReactNode {
  if (error instanceof ToolLoadError) return <LoadFailure>{title} didn’t load.</LoadFailure>;
  return (
    <div className={failure.failure} role="alert">
      <p>
        {title} stopped. {error.message}
      </p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

/** Shows a static preview, and loads the tool when the reader scrolls near it. */
export default function LazyTool({
  title,
  summary,
  load,
  reserve,
  hash,
  children,
}: LazyToolProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const isNear = useIsNear(ref);
  const [Tool] = useState(() => lazyTool(load));

  useEffect(() => {
    if (hash && window.location.hash.startsWith(`#${hash}=`)) ref.current?.scrollIntoView();
  }, [hash]);

  const heights = Object.fromEntries(reserve.map((height, step) => [`--tool-${step}`, `${height}px`]));
  const preview = (
    <div className={styles.preview}>
      {children}
      <p>{summary}</p>
    </div>
  );

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
          <ErrorBoundary
            fallback={({ error, tryAgain }) => (
              <>
                <ToolFailure title={title} error={error} onRetry={tryAgain} />
                {preview}
              </>
            )}
          >
            <Suspense fallback={preview}>
              <Tool />
            </Suspense>
          </ErrorBoundary>
        ) : (
          preview
        )}
      </div>
    </section>
  );
}
