import type { PhysicalCameraDeviceType } from 'react-native-vision-camera';
import type { SamplePhone } from 'vision-camera-phone/devices';

/** Assumed angles in degrees, for lenses without their own camera on the phone. */
const typical: Record<PhysicalCameraDeviceType, number> = {
  'ultra-wide-angle-camera': 110,
  'wide-angle-camera': 75,
  'telephoto-camera': 32,
};

/** Returns the field of view of each lens in degrees, from the widest format of the camera that has only this lens. */
export function fieldsOfView(phone: SamplePhone): Record<PhysicalCameraDeviceType, number> {
  const angle = (lens: PhysicalCameraDeviceType) => {
    const camera = phone.cameras.find(
      ({ device }) => device.position === 'back' && device.physicalDevices.join() === lens,
    );
    return camera ? Math.max(...camera.device.formats.map(({ fieldOfView }) => fieldOfView)) : typical[lens];
  };
  return {
    'ultra-wide-angle-camera': angle('ultra-wide-angle-camera'),
    'wide-angle-camera': angle('wide-angle-camera'),
    'telephoto-camera': angle('telephoto-camera'),
  };
}
