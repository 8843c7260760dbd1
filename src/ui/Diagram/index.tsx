import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { MermaidContainerClassName, useMermaidRenderResult } from '@docusaurus/theme-mermaid/client';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { LoadFailure } from '../LoadFailure';
import styles from './styles.module.css';

/** Props of {@link Diagram}. */
export interface DiagramProps {
  /** The diagram in Mermaid's language. */
  value: string;
}

function Drawing({ value }: DiagramProps): ReactNode {
  const result = useMermaidRenderResult({ text: value });
  return (
    result && <div className={MermaidContainerClassName} dangerouslySetInnerHTML={{ __html: result.svg }} />
  );
}

/**
 * Draws a diagram. Unlike the theme's component, it reserves space, so that nothing moves when the diagram appears, and
 * offers to reload the page if Mermaid doesn't load, because Mermaid's loader doesn't try again.
 */
export default function Diagram(props: DiagramProps): ReactNode {
  return (
    <div className={clsx('vc-frame', styles.space)} data-diagram="" data-script="">
      <ErrorBoundary
        fallback={({ error }) => (
          <LoadFailure>
            {error.name === 'ChunkLoadError' ? 'The diagram didn’t load.' : error.message}
          </LoadFailure>
        )}
      >
        <Drawing {...props} />
      </ErrorBoundary>
    </div>
  );
}
