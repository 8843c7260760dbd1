import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useReload } from './useReload';

/**
 * Says that a part of the page didn't load, and offers to reload the page. A tab that's older than the latest
 * deployment asks for files that no longer exist, so trying again in place wouldn't help.
 */
export function LoadFailure({ children }: { children: ReactNode }): ReactNode {
  const { reload, isUnreachable } = useReload();
  return (
    <div className={styles.failure} role="alert">
      <p>{children}</p>
      {isUnreachable && <p>The site can’t be reached. Check your network connection.</p>}
      <button type="button" className="button button--secondary" onClick={reload}>
        Reload the page
      </button>
    </div>
  );
}
