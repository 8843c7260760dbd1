import { Component } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A tool's code couldn't be loaded. */
export class ToolLoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface ToolBoundaryProps {
  title: string;
  /** Shown below the error. */
  preview: ReactNode;
  /** Loads the tool again. */
  onRetry: () => void;
  children: ReactNode;
}

/** Catches the errors of a tool, so the rest of the page keeps working, and lets readers retry. */
export class ToolBoundary extends Component<ToolBoundaryProps, { error?: Error }> {
  state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  render(): ReactNode {
    const { title, preview, onRetry, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    const problem = error instanceof ToolLoadError ? 'could not be loaded' : 'stopped';
    return (
      <>
        <div className={styles.error} role="alert">
          <p>
            {title} {problem}. {error.message}
          </p>
          <button
            type="button"
            onClick={() => {
              onRetry();
              this.setState({ error: undefined });
            }}
          >
            Retry
          </button>
        </div>
        {preview}
      </>
    );
  }
}
