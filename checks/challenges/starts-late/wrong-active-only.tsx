// answers: The app is open, and its preview stays black
import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

/** Returns false while the app is in the background. */
export function useIsForeground(): boolean {
  const [isForeground, setIsForeground] = useState(AppState.currentState === 'inactive');

  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) =>
      setIsForeground(state !== 'background'),
    );
    return () => subscription.remove();
  }, []);

  return isForeground;
}
