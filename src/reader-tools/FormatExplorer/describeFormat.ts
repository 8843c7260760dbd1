import type { CameraDeviceFormat } from 'react-native-vision-camera';

/** Formats a size, for example "1920 × 1080". */
export function describeSize(width: number, height: number): string {
  return `${width} × ${height}`;
}

/** Formats a number with at most one decimal, or as "?" if a pasted device doesn't have it. */
export function round(value: number): string {
  return Number.isNaN(value) ? '?' : String(Math.round(value * 10) / 10);
}

/** Formats a number of points, for example "1 point". */
export function describePoints(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`;
}

/** Describes the HDR support of a format. */
export function describeHdr({ supportsVideoHdr, supportsPhotoHdr }: CameraDeviceFormat): string {
  if (supportsVideoHdr && supportsPhotoHdr) return 'video and photo';
  if (supportsVideoHdr) return 'video';
  return supportsPhotoHdr ? 'photo' : 'none';
}

/** Lists the stabilization modes of a format, except `off`. */
export function describeStabilization({ videoStabilizationModes }: CameraDeviceFormat): string {
  const modes = videoStabilizationModes.filter((mode) => mode !== 'off');
  return modes.length === 0 ? 'none' : modes.join(', ');
}
