/**
 * The part of the installed package that runs in a browser: its own files, not copies.
 * The package's entry point needs native modules, so each file is imported by its path.
 * `Templates` reads the screen size from `react-native`; the plugin `react-native-in-browser` supplies it.
 */
export { getCameraDevice } from 'react-native-vision-camera/lib/module/devices/getCameraDevice';
export { getCameraFormat } from 'react-native-vision-camera/lib/module/devices/getCameraFormat';
export { Templates } from 'react-native-vision-camera/lib/module/devices/Templates';
export { RotationHelper } from 'react-native-vision-camera/lib/module/RotationHelper';
