import type { CameraDevice } from 'react-native-vision-camera';

/** Returns the widest field of view of a device's formats, in degrees. */
export function getFieldOfView({ formats }: CameraDevice): number {
  return Math.max(...formats.map(({ fieldOfView }) => fieldOfView));
}
