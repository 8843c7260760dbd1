import type { CameraDevice, PhysicalCameraDeviceType } from 'react-native-vision-camera';
import { samplePhones } from '../../data/sampleDevices';
import type { SampleCamera } from '../../data/sampleDevices';
import { getFieldOfView } from './getFieldOfView';

/** A sample camera that the zoom explorer offers. */
export interface ZoomDevice {
  camera: SampleCamera;
  label: string;
  /** The widest field of view of the formats, in degrees: the view at a zoom of 1. */
  fieldOfView: number;
  /** The zoom at which the telephoto lens is assumed to take over: where its own view is reached. */
  telephotoFrom: number;
}

/** The sample cameras of the back, those with several lenses first. */
export const zoomDevices: readonly ZoomDevice[] = samplePhones
  .flatMap((phone) =>
    phone.cameras
      .filter(({ device }) => device.position === 'back')
      .map((camera) => {
        const devices = phone.cameras.map(({ device }) => device);
        return {
          camera,
          label: `${phone.label}: ${camera.label}`,
          fieldOfView: getFieldOfView(camera.device),
          telephotoFrom: camera.device.neutralZoom * getTelephotoRatio(devices),
        };
      }),
  )
  .sort((a, b) => b.camera.device.physicalDevices.length - a.camera.device.physicalDevices.length);

/** Returns how much narrower the telephoto lens of a phone sees than its wide-angle lens. */
function getTelephotoRatio(devices: readonly CameraDevice[]): number {
  const half = (lens: PhysicalCameraDeviceType) => {
    const device = devices.find(
      ({ position, physicalDevices }) =>
        position === 'back' && physicalDevices.length === 1 && physicalDevices[0] === lens,
    );
    return device ? Math.tan((getFieldOfView(device) * Math.PI) / 360) : NaN;
  };
  return half('wide-angle-camera') / half('telephoto-camera');
}
