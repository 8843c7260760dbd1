import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

/** Returns false while the app is in the background. */
export function useIsForeground(): boolean {
  const [isForeground, setIsForeground] = useState(false);

  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) =>
      setIsForeground(state !== 'background'),
    );
    setIsForeground(AppState.currentState !== 'background');
    return () => subscription.remove();
  }, []);

  return isForeground;
}
