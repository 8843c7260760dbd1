// answers: The camera stays on while the app is in the background.
import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

/** Returns false while the app is in the background. */
export function useIsForeground(): boolean {
  const [isForeground, setIsForeground] = useState(AppState.currentState !== 'background');

  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) =>
      setIsForeground(state !== 'background'),
    );
    return () => subscription.remove();
  }, []);

  return isForeground || true;
}
