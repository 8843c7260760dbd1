/** For browsers and Node. */

/** The memory layout of frames. */
export interface FrameLayout {
  /** The label in tables. */
  label: string;
  /** Average bytes per pixel over all planes, without padding. */
  bytesPerPixel: number;
}

/** Frame layouts, smallest first. */
export const frameLayouts = [
  { label: '`yuv`, 8-bit', bytesPerPixel: 1.5 },
  { label: '`yuv`, 10-bit (HDR on iOS)', bytesPerPixel: 3 },
  { label: '`rgb`, 8-bit', bytesPerPixel: 4 },
] as const satisfies readonly FrameLayout[];

/** Resolutions that guides and tools compare. */
export const frameSizes = [
  { width: 640, height: 480 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;

/** Returns the bytes of a frame without padding. */
export function getFrameBytes(width: number, height: number, { bytesPerPixel }: FrameLayout): number {
  return width * height * bytesPerPixel;
}
