import { useEffect } from 'react';

/** Calls `callback` when the connection comes back, as long as something waits for it. */
export function useOnline(isWaiting: boolean, callback: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [isWaiting, callback]);
}
