import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { LoadFailure } from '../LoadFailure';
import { LoadError, loadOnce } from '../LoadFailure/loadOnce';
import { useIsNear } from '../useIsNear';
import { hashName } from './hashName';
import styles from './styles.module.css';

const Tool = lazy(loadOnce(() => import('./Tool')));

/**
 * Shows which format the library picks for a list of filters, and why. The interactive part loads when the reader
 * scrolls near it. Until then, and without JavaScript, it's a paragraph.
 */
export default function FormatExplorer(): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const isNear = useIsNear(ref);

  useEffect(() => {
    if (window.location.hash.startsWith(`#${hashName}=`)) ref.current?.scrollIntoView();
  }, []);

  const summary = (
    <p>
      The format explorer lists the formats of a sample phone or of a device that you paste as JSON. For a
      list of filters, it shows the format that getCameraFormat picks, and the points from each filter.
    </p>
  );
  return (
    <section className={styles.container} aria-label="Format explorer" data-tool="" ref={ref}>
      <div className={styles.reserved}>
        {isNear ? (
          <ErrorBoundary
            fallback={({ error }) => (
              <>
                <LoadFailure>
                  {error instanceof LoadError ? 'The format explorer didn’t load.' : error.message}
                </LoadFailure>
                {summary}
              </>
            )}
          >
            <Suspense fallback={summary}>
              <Tool />
            </Suspense>
          </ErrorBoundary>
        ) : (
          summary
        )}
      </div>
    </section>
  );
}
