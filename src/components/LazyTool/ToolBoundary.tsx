import { Component } from 'react';
import type { ReactNode } from 'react';
import { useReload } from '../LoadFailure/useReload';
import styles from './styles.module.css';

/** A tool's code couldn't be loaded. */
export class ToolLoadError extends Error {}

interface ToolFailureProps {
  title: string;
  error: Error;
  /** Renders the tool again. */
  onRetry: () => void;
}

function ToolFailure({ title, error, onRetry }: ToolFailureProps): ReactNode {
  const { reload, isUnreachable } = useReload();
  const needsReload = error instanceof ToolLoadError;
  return (
    <div className={styles.error} role="alert">
      <p>
        {needsReload ? `${title} didn’t load. Retry reloads the page.` : `${title} stopped. ${error.message}`}
      </p>
      {isUnreachable && <p>The site can’t be reached. Check your network connection.</p>}
      <button type="button" onClick={needsReload ? reload : onRetry}>
        Retry
      </button>
    </div>
  );
}

interface ToolBoundaryProps {
  title: string;
  /** Shown below the error. */
  preview: ReactNode;
  children: ReactNode;
}

/** Catches the errors of a tool, so the rest of the page keeps working, and offers what can help. */
export class ToolBoundary extends Component<ToolBoundaryProps, { error?: Error }> {
  state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  render(): ReactNode {
    const { title, preview, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    return (
      <>
        <ToolFailure title={title} error={error} onRetry={() => this.setState({ error: undefined })} />
        {preview}
      </>
    );
  }
}
