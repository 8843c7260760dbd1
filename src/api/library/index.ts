/** TypeDoc's entry point: the public API of the installed package, plus what's only on the library's main branch. */
export * from 'react-native-vision-camera/src/index';
// Empty if a local checkout has these itself (src/api/typedoc/locateLibrary.ts).
export * from 'vision-camera-unreleased';
