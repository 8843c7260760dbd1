import { useState } from 'react';
import { canReachSite } from './canReachSite';

/**
 * Returns a function that reloads the page, or opens another URL. Without a connection it keeps the page, which the
 * browser's error page would replace, and `isUnreachable` turns true.
 */
export function useReload(url?: string): { reload: () => void; isUnreachable: boolean } {
  const [isUnreachable, setIsUnreachable] = useState(false);

  async function reload(): Promise<void> {
    if (!(await canReachSite(url))) setIsUnreachable(true);
    else if (url == null) window.location.reload();
    else window.location.assign(url);
  }

  return { reload: () => void reload(), isUnreachable };
}
