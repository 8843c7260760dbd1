import type { CameraDeviceFormat } from 'react-native-vision-camera';

/** Returns a size as it is read, for example `1920 × 1080`. */
export function describeSize(width: number, height: number): string {
  return `${width} × ${height}`;
}

/** Returns a number with at most one digit behind the point, or `?` where a pasted device does not tell it. */
export function round(value: number): string {
  return Number.isNaN(value) ? '?' : String(Math.round(value * 10) / 10);
}

/** Returns which HDR the format has: video, photo, both or none. */
export function describeHdr({ supportsVideoHdr, supportsPhotoHdr }: CameraDeviceFormat): string {
  if (supportsVideoHdr && supportsPhotoHdr) return 'video and photo';
  if (supportsVideoHdr) return 'video';
  return supportsPhotoHdr ? 'photo' : 'none';
}

/** Returns the stabilization modes of the format other than `off`. */
export function describeStabilization({ videoStabilizationModes }: CameraDeviceFormat): string {
  const modes = videoStabilizationModes.filter((mode) => mode !== 'off');
  return modes.length === 0 ? 'none' : modes.join(', ');
}
