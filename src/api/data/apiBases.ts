/** Something of another package that a symbol of the library extends. */
export interface ApiBase {
  /** What the symbol takes over from it; the name of the symbol stands before, the link behind. */
  text: string;
  link: string;
  url: string;
}

/** Bases from other packages; their members are not listed in the reference. */
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
