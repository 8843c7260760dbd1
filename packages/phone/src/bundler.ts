/** For builds of the phone, in Node: the files that a bundler needs, by absolute path, and what it has to replace. */
import path from 'node:path';

// Everything that loads this file defines __dirname. Playwright can't load import.meta.
const locate = (file: string) => path.join(__dirname, file);

/** The scripts of the two documents, for known apps and for code that anybody may have written. */
export const documents = {
  main: locate('documents/main.ts'),
  sandbox: locate('documents/sandbox.ts'),
};

/** The style sheet of both documents. */
export const styleSheet = locate('screen/phone.css');

/** The number that apps get for a bundled file, such as a model. */
export const asset = locate('reactNative/asset.cjs');

/** What replaces React Native and native packages, by package. */
export const replacements = {
  'react-native': locate('reactNative/index.ts'),
  'react-native-safe-area-context': locate('reactNative/safeArea.tsx'),
  'react-native-fast-tflite': locate('reactNative/tflite.ts'),
  '@react-native-camera-roll/camera-roll': locate('reactNative/cameraRoll.ts'),
  '@react-native-clipboard/clipboard': locate('reactNative/clipboard.ts'),
  '@react-native-community/image-editor': locate('reactNative/imageEditor.ts'),
  '@react-navigation/native': locate('reactNative/navigation.ts'),
  '@dr.pogodin/react-native-fs': locate('reactNative/files.ts'),
  'expo-keep-awake': locate('reactNative/keepAwake.ts'),
};

/** Returns aliases that replace packages, but not the files in them. */
const createAliases = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [`${name}$`, file]));

/** Webpack's and Rspack's aliases for everything in the documents. */
export const aliases = createAliases(replacements);

const GESTURE_PACKAGES = /node_modules[\\/]react-native-(reanimated|gesture-handler)[\\/]/;
const LIBRARY = /node_modules[\\/]react-native-vision-camera[\\/]/;

/** Returns Webpack's and Rspack's rules for what only some files get. `appsFolder` has the known apps. */
export function createRules(appsFolder: string) {
  const notInstalled = locate('reactNative/notInstalled.cjs');
  const rules: [include: string | RegExp, files: Record<string, string>][] = [
    [appsFolder, { 'react-native-gesture-handler': locate('reactNative/gestureHandler.tsx') }],
    [GESTURE_PACKAGES, { 'react-native': 'react-native-web' }],
    [LIBRARY, { '@shopify/react-native-skia': notInstalled, 'react-native-reanimated': notInstalled }],
  ];
  return rules.map(([include, files]) => ({ include, resolve: { alias: createAliases(files) } }));
}
