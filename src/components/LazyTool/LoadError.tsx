import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface LoadErrorProps {
  message: string;
  onRetry: () => void;
}

/** The red box with a button that shows when a tool could not be loaded, like that of the theme for pages. */
export function LoadError({ message, onRetry }: LoadErrorProps): ReactNode {
  return (
    <div className={styles.error} role="alert">
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
