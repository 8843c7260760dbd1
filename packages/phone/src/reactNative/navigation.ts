/** Stands in for @react-navigation/native: the phone has one screen, which is always focused and never closes. */
export const useIsFocused = () => true;
export const useNavigation = () => ({ dispatch() {} });
export const usePreventRemove = () => {};
