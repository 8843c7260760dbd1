import type { ReactNode } from 'react';
import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import View from 'react-native-web/dist/exports/View';
import { getLivePhone } from '../screen/getLivePhone';

interface Props {
  style?: object;
  children?: ReactNode;
}

/** Returns the space that status bar, notch and home indicator take. */
export function useSafeAreaInsets() {
  const isIos = getLivePhone().platform === 'ios';
  return { top: isIos ? 44 : 30, bottom: isIos ? 26 : 18, left: 0, right: 0 };
}

export function SafeAreaProvider({ style, ...props }: Props): ReactNode {
  return <View {...props} style={[{ flex: 1 }, style]} />;
}

export function SafeAreaView({ style, ...props }: Props): ReactNode {
  const { top, bottom } = useSafeAreaInsets();
  const { padding = 0, ...flat } = (StyleSheet.flatten(style) ?? {}) as { padding?: number };
  const paddings = { padding, paddingTop: padding + top, paddingBottom: padding + bottom };
  return <View {...props} style={[flat, paddings]} />;
}

export const initialWindowMetrics = null;
