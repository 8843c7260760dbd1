/**
 * The part of the installed library that runs in a browser. The library's entry point needs native modules, so this
 * imports single files. `Templates` reads the screen size from `react-native`, which `bundling` replaces.
 */
export { getCameraDevice } from 'react-native-vision-camera/lib/module/devices/getCameraDevice';
export { getCameraFormat } from 'react-native-vision-camera/lib/module/devices/getCameraFormat';
export { Templates } from 'react-native-vision-camera/lib/module/devices/Templates';
