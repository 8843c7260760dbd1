/** Stands in for @react-navigation/native: the phone has one screen, which is always focused. */
export const useIsFocused = () => true;
