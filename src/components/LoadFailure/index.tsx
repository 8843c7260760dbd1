import { useState, type ReactNode } from 'react';
import styles from './styles.module.css';

interface LoadFailureProps {
  /** The page to load if it isn't the one that's open. */
  href?: string;
  /** Says what didn't load. */
  children: ReactNode;
}

/**
 * Says that a part of the page didn't load, and offers to reload the page. A tab that's older than the latest
 * deployment asks for files that no longer exist, so trying again in place wouldn't help.
 */
export function LoadFailure({ href, children }: LoadFailureProps): ReactNode {
  const [isUnreachable, setIsUnreachable] = useState(false);

  async function reload(): Promise<void> {
    try {
      // Without a connection, a reload would replace the page with the browser's error page.
      await fetch(href ?? window.location.href, { method: 'HEAD', cache: 'no-store' });
    } catch {
      setIsUnreachable(true);
      return;
    }
    if (href == null) window.location.reload();
    else window.location.assign(href);
  }

  return (
    <div className={styles.failure} role="alert">
      <p>{children}</p>
      {isUnreachable && <p>The site can’t be reached. Check your network connection.</p>}
      <button type="button" className="button button--secondary" onClick={() => void reload()}>
        Reload the page
      </button>
    </div>
  );
}
