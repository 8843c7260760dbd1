/** The packages that code in the sandbox can import. Each one loads when an app needs it. */
export const packages: Record<string, () => Promise<Record<string, unknown>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-native': () => import('react-native'),
  'react-native-vision-camera': () => import('react-native-vision-camera'),
  'react-native-worklets-core': () => import('react-native-worklets-core'),
  'react-native-safe-area-context': () => import('react-native-safe-area-context'),
  'react-native-fast-tflite': () => import('react-native-fast-tflite'),
  'vision-camera-resize-plugin': () => import('vision-camera-resize-plugin'),
  '@react-native-camera-roll/camera-roll': () => import('@react-native-camera-roll/camera-roll'),
  '@react-native-clipboard/clipboard': () => import('@react-native-clipboard/clipboard'),
  '@react-native-community/image-editor': () => import('@react-native-community/image-editor'),
  '@react-navigation/native': () => import('@react-navigation/native'),
  '@dr.pogodin/react-native-fs': () => import('@dr.pogodin/react-native-fs'),
  'expo-keep-awake': () => import('../reactNative/keepAwake'),
};
