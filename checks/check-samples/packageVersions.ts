import { LIBRARY_VERSION } from '../../src/config/libraryVersion';

/** The version ranges that install commands in the guides may have, by package. */
export const packageVersions: Readonly<Record<string, readonly string[]>> = {
  'react-native-vision-camera': [`^${LIBRARY_VERSION}`],
  'react-native-worklets-core': ['^1.6.3'],
  '@babel/plugin-proposal-nullish-coalescing-operator': ['7'],
  '@babel/plugin-proposal-optional-chaining': ['7'],
  '@babel/plugin-transform-arrow-functions': ['7'],
  '@babel/plugin-transform-shorthand-properties': ['7'],
  '@babel/plugin-transform-template-literals': ['7'],
  '@babel/preset-typescript': ['7'],
  'babel-preset-expo': ['~54.0.12'],
  '@shopify/react-native-skia': ['2.2.0', '1.12.4'],
  'react-native-reanimated': ['~3.19.5', '~3.17.5', '~3.16.7'],
  'react-native-gesture-handler': ['~2.28.0', '~2.22.1', '~2.18.1'],
  'react-native-fast-tflite': ['^2.0.0'],
  'vision-camera-resize-plugin': ['^3.2.0'],
  '@jest/globals': ['29.7.0'],
  '@testing-library/react-native': ['13.3.3'],
};
