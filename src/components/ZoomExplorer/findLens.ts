import type { CameraDevice, PhysicalCameraDeviceType } from 'react-native-vision-camera';

/** Where a zoom factor leads on a device. */
export interface ZoomView {
  lens: PhysicalCameraDeviceType;
  /** How much the picture of that lens is enlarged; 1 is its own view. */
  enlargement: number;
  /** The field of view, in degrees. */
  fieldOfView: number;
  /** What a button would show: 1 is the neutral view on both platforms. */
  label: number;
}

/**
 * Returns the view at a zoom factor.
 * `fieldOfView` is the one that the device reports in its formats; it belongs to a zoom of 1 on both platforms.
 * The library reports where the wide-angle lens begins (`neutralZoom`), but not where a telephoto lens does:
 * `telephotoFrom` is an assumption of the caller.
 */
export function findLens(
  device: CameraDevice,
  fieldOfView: number,
  telephotoFrom: number,
  zoom: number,
): ZoomView {
  const { lens, from } = lensesOf(device, telephotoFrom)
    .filter(({ from }) => zoom >= from)
    .at(-1)!;
  return {
    lens,
    enlargement: zoom / from,
    fieldOfView: narrow(fieldOfView, zoom),
    label: zoom / device.neutralZoom,
  };
}

/** Returns the lenses of a device and the zoom factor at which each begins, the widest first. */
export function lensesOf(
  device: CameraDevice,
  telephotoFrom: number,
): { lens: PhysicalCameraDeviceType; from: number }[] {
  const begins: Record<PhysicalCameraDeviceType, number> = {
    'ultra-wide-angle-camera': device.minZoom,
    'wide-angle-camera': device.physicalDevices.includes('ultra-wide-angle-camera')
      ? device.neutralZoom
      : device.minZoom,
    'telephoto-camera': device.physicalDevices.length > 1 ? telephotoFrom : device.minZoom,
  };
  return (['ultra-wide-angle-camera', 'wide-angle-camera', 'telephoto-camera'] as const)
    .filter((lens) => device.physicalDevices.includes(lens))
    .map((lens) => ({ lens, from: begins[lens] }));
}

/** Returns the field of view after enlarging the middle of a picture, in degrees. */
export function narrow(fieldOfView: number, zoom: number): number {
  const half = Math.tan((fieldOfView * Math.PI) / 360) / zoom;
  return (Math.atan(half) * 360) / Math.PI;
}
