import { LIBRARY_PACKAGE } from '../config/libraryVersion.ts';

/** A package in the guides, with the versions that they mention. */
export interface PackageVersions {
  /** The name in the registry. */
  name: string;
  /** The name in prose. */
  title: string;
  /** The ranges in install commands. Empty for the newest release. */
  ranges: readonly string[];
  /** Other releases that prose mentions, with the reason. */
  others: Readonly<Record<string, string>>;
}

/** All packages with a version in a guide. A test compares them with the guides. */
export const packageVersions: readonly PackageVersions[] = [
  {
    name: 'react-native-vision-camera',
    title: 'VisionCamera',
    ranges: [LIBRARY_PACKAGE.slice(LIBRARY_PACKAGE.lastIndexOf('@') + 1)],
    others: {},
  },
  {
    name: 'react-native-worklets-core',
    title: 'worklets-core',
    ranges: ['^1.6.3'],
    others: { '1.6.0': 'clashes with Reanimated 4 on Android', '1.5.0': 'the first that defines modules' },
  },
  ...[
    '@babel/plugin-proposal-nullish-coalescing-operator',
    '@babel/plugin-proposal-optional-chaining',
    '@babel/plugin-transform-arrow-functions',
    '@babel/plugin-transform-shorthand-properties',
    '@babel/plugin-transform-template-literals',
    '@babel/preset-typescript',
  ].map((name) => ({ name, title: name, ranges: ['7'], others: {} })),
  { name: 'babel-preset-expo', title: 'babel-preset-expo', ranges: ['~54.0.12'], others: {} },
  {
    name: '@shopify/react-native-skia',
    title: 'Skia',
    ranges: ['2.2.0', '1.12.4'],
    others: { '2.2.2': 'the first that draws nothing; 2.2.1 was never published' },
  },
  {
    name: 'react-native-reanimated',
    title: 'Reanimated',
    ranges: ['~3.19.5', '~3.17.5', '~3.16.7'],
    others: { '4.1.0': 'the first with addWhitelistedNativeProps as a no-op' },
  },
  {
    name: 'react-native-gesture-handler',
    title: 'Gesture Handler',
    ranges: ['~2.28.0', '~2.26.0', '~2.22.1', '~2.18.1'],
    others: {},
  },
  { name: 'react-native-fast-tflite', title: 'react-native-fast-tflite', ranges: ['^2.0.0'], others: {} },
  {
    name: 'vision-camera-resize-plugin',
    title: 'vision-camera-resize-plugin',
    ranges: ['^3.2.0'],
    others: {},
  },
  { name: '@jest/globals', title: "Jest's globals", ranges: ['29.7.0'], others: {} },
  {
    name: '@testing-library/react-native',
    title: 'React Native Testing Library',
    ranges: ['13.3.3'],
    others: {},
  },
];
