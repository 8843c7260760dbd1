/** Memory layout of the frames that the camera delivers. */
export interface FrameLayout {
  /** What a table calls the layout. */
  label: string;
  /** Bytes of one pixel, averaged over all planes and without padding. */
  bytesPerPixel: number;
}

/** Layouts of frames by bytes per pixel, smallest first. */
export const frameLayouts = [
  { label: '`yuv`, 8 bit', bytesPerPixel: 1.5 },
  { label: '`yuv`, 10 bit (HDR on iOS)', bytesPerPixel: 3 },
  { label: '`rgb`, 8 bit', bytesPerPixel: 4 },
] as const satisfies readonly FrameLayout[];

/** Resolutions that guides compare, in pixels. */
export const frameSizes = [
  { width: 640, height: 480 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;

/** Bytes of one frame without padding. */
export function getFrameBytes(width: number, height: number, { bytesPerPixel }: FrameLayout): number {
  return width * height * bytesPerPixel;
}
