// Replaces the box for pages that load or failed to: readable colors, and the same box as that of the tools.
import { LoadError } from '@site/src/components/LazyTool/LoadError';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface LoadingProps {
  error?: unknown;
  retry: () => void;
  /** Whether loading takes longer than a reader should look at nothing. */
  pastDelay: boolean;
}

export default function Loading({ error, retry, pastDelay }: LoadingProps): ReactNode {
  if (error) return <LoadError message={`This page could not be loaded. ${String(error)}`} onRetry={retry} />;
  return pastDelay ? <div className={styles.spinner} role="status" aria-label="Loading" /> : null;
}
