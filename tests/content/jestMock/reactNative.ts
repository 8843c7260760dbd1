import { createElement, type ReactNode } from 'react';

interface ViewProps {
  children?: ReactNode;
  testID?: string;
}

interface ButtonProps {
  title: string;
  onPress: () => void;
}

/** The part of React Native that the mocking guide's samples use, made of HTML elements. */
export const View = ({ children, testID }: ViewProps): ReactNode =>
  createElement('div', { 'data-testid': testID }, children);

export const Text = ({ children }: ViewProps): ReactNode => createElement('span', null, children);

export const Button = ({ title, onPress }: ButtonProps): ReactNode =>
  createElement('button', { onClick: onPress }, title);

export const StyleSheet = { absoluteFill: {} };

export const Dimensions = { get: () => ({ width: 390, height: 844 }) };
