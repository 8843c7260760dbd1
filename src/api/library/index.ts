/**
 * What TypeDoc reads: the whole public API of the pinned package, plus what the library's
 * main branch has beyond it. The guides never import from here.
 */
export * from 'react-native-vision-camera/src/index';
// Empty for a local checkout that has these itself; see src/api/typedoc/locateLibrary.ts.
export * from 'vision-camera-unreleased';
