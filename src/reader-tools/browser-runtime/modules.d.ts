/** Types of the library's JavaScript files, which have no declaration files next to them. */
declare module 'react-native-vision-camera/lib/module/devices/getCameraDevice' {
  export { getCameraDevice } from 'react-native-vision-camera';
}

declare module 'react-native-vision-camera/lib/module/devices/getCameraFormat' {
  export { getCameraFormat } from 'react-native-vision-camera';
}

declare module 'react-native-vision-camera/lib/module/devices/Templates' {
  export { Templates } from 'react-native-vision-camera';
}
