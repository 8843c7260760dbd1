import { useEffect, useRef, useState, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import { CrashBoundary } from '../LazyTool/CrashBoundary';
import { LoadError } from '../LazyTool/LoadError';
import styles from './styles.module.css';

const TITLE = 'The diagram';

/** Distance in CSS pixels at which a diagram is loaded before it is seen. */
const MARGIN_PX = 300;

/** Props of {@link LazyDiagram}. */
export interface DiagramProps {
  /** The diagram in the language of Mermaid. */
  value: string;
}

/** A diagram that is drawn when it comes near the view; before that, and without JavaScript, its source. */
export default function LazyDiagram({ value }: DiagramProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [Drawing, setDrawing] = useState<ComponentType<DiagramProps>>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import('./Drawing').then(
          (module) => setDrawing(() => module.default),
          (reason: unknown) => setError(reason instanceof Error ? reason : new Error(String(reason))),
        );
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [attempt]);

  function retry() {
    setError(undefined);
    setDrawing(undefined);
    setAttempt(attempt + 1);
  }

  return (
    <div ref={box} className={styles.box} style={{ '--rows': countRows(value) } as CSSProperties}>
      {error ? (
        <LoadError message={`${TITLE} could not be loaded. ${error.message}`} onRetry={retry} />
      ) : Drawing ? (
        <CrashBoundary title={TITLE} onRetry={retry}>
          <Drawing value={value} />
        </CrashBoundary>
      ) : (
        <Source value={value} />
      )}
    </div>
  );
}

/** Returns the number of steps of a diagram, by which space is kept for it: its lines without the first. */
function countRows(value: string): number {
  return value.trim().split('\n').length - 1;
}

/** The source of a diagram, for readers who do not see the drawing. */
export function Source({ value }: DiagramProps): ReactNode {
  return (
    <pre className={styles.source} role="region" aria-label="Source of the diagram" tabIndex={0}>
      <code>{value}</code>
    </pre>
  );
}
