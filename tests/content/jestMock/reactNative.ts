import { createElement, type ReactNode } from 'react';

interface ViewProps {
  children?: ReactNode;
  testID?: string;
}

interface PressableProps {
  children?: ReactNode;
  disabled?: boolean;
  onPress: () => void;
}

/** The part of React Native that the samples of the mocking guide use, made of HTML elements. */
export const View = ({ children, testID }: ViewProps): ReactNode =>
  createElement('div', { 'data-testid': testID }, children);

export const Text = ({ children }: ViewProps): ReactNode => createElement('span', null, children);

export const Pressable = ({ children, disabled, onPress }: PressableProps): ReactNode =>
  createElement('button', { disabled, onClick: onPress }, children);

export const StyleSheet = { absoluteFill: {}, create: <T>(styles: T): T => styles };

export const AppState = { currentState: 'active', addEventListener: () => ({ remove: () => undefined }) };

export const Linking = { openSettings: async (): Promise<void> => undefined };

export const Dimensions = { get: () => ({ width: 390, height: 844 }) };
