import { Component } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says that the code of a tool did not arrive, and why. */
export class ToolNotLoaded extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface ToolBoundaryProps {
  title: string;
  /** What stands in for the tool below the error. */
  picture: ReactNode;
  /** Makes the tool load again. */
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps the error of a tool inside its box, with a button to try again, so that the guide around it stays readable. */
export class ToolBoundary extends Component<ToolBoundaryProps, { error?: Error }> {
  state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  render(): ReactNode {
    const { title, picture, onRetry, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    const problem = error instanceof ToolNotLoaded ? 'could not be loaded' : 'stopped';
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
        {picture}
      </>
    );
  }
}
