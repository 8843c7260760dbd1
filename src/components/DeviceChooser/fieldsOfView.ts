import type { PhysicalCameraDeviceType } from 'react-native-vision-camera';
import type { SamplePhone } from '../../data/sampleDevices';
import { getFieldOfView } from './getFieldOfView';

/** Typical angles, for a lens that no single camera of the phone stands for: assumptions, in degrees. */
const typical: Record<PhysicalCameraDeviceType, number> = {
  'ultra-wide-angle-camera': 110,
  'wide-angle-camera': 75,
  'telephoto-camera': 32,
};

/** Returns the field of view of each lens of a phone, in degrees: the widest format of the camera that has this lens alone. */
export function fieldsOfView(phone: SamplePhone): Record<PhysicalCameraDeviceType, number> {
  const angle = (lens: PhysicalCameraDeviceType) => {
    const camera = phone.cameras.find(
      ({ device }) => device.position === 'back' && device.physicalDevices.join() === lens,
    );
    return camera ? getFieldOfView(camera.device) : typical[lens];
  };
  return {
    'ultra-wide-angle-camera': angle('ultra-wide-angle-camera'),
    'wide-angle-camera': angle('wide-angle-camera'),
    'telephoto-camera': angle('telephoto-camera'),
  };
}
