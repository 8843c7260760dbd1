/** A type of another package that a symbol of the library extends. */
export interface ApiBase {
  /** What the symbol inherits. The page shows the symbol before this text and the link after it. */
  text: string;
  link: string;
  url: string;
}

/** Base types from other packages. The reference doesn't list their members. */
export const apiBases: Record<string, ApiBase | undefined> = {
  ViewProps: {
    text: 'also takes every prop of a React Native view:',
    link: '`ViewProps`',
    url: 'https://reactnative.dev/docs/view#props',
  },
  PureComponent: {
    text: 'is a React component that renders only when a prop or its state changes:',
    link: '`PureComponent`',
    url: 'https://react.dev/reference/react/PureComponent',
  },
  SkCanvas: {
    text: 'also has every drawing method of a Skia canvas:',
    link: '`SkCanvas`',
    url: 'https://shopify.github.io/react-native-skia/docs/canvas/overview',
  },
};
