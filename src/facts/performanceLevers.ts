import { frameLayouts, frameSizes, getFrameBytes } from './pixelFormats.ts';

/** A setting that changes how much work the camera does. */
export interface PerformanceLever {
  /** What to set, in Markdown. */
  lever: string;
  /** What gets faster or smaller, in Markdown. */
  effect: string;
  /** What you give up, in Markdown. */
  price: string;
  /** The platforms that it affects, Android first. */
  platforms: readonly ('Android' | 'iOS')[];
}

const both = ['Android', 'iOS'] as const;

const memoryPerFrame = frameSizes
  .map(({ width, height }) => {
    const megabytes = getFrameBytes(width, height, frameLayouts[0]) / 1_000_000;
    return `${megabytes.toFixed(1)} MB at ${width} × ${height}`;
  })
  .reverse()
  .join(', ');

/** Settings that reduce the camera's work, largest impact first. */
export const performanceLevers: readonly PerformanceLever[] = [
  {
    lever:
      "Turn off outputs that the screen doesn't use: `photo`, `video`, `audio`, `frameProcessor`, `codeScanner`",
    effect: "Fewer streams, so phones that can only run a few aren't overloaded",
    price: 'Turning one on later configures the camera again',
    platforms: both,
  },
  {
    lever: 'A `format` with a smaller `videoWidth` and `videoHeight`',
    effect: `Less memory per frame: ${memoryPerFrame}`,
    price: 'Less detail in videos and the preview',
    platforms: both,
  },
  {
    lever: 'A lower `CameraProps.fps`',
    effect: 'Fewer frames in every stream, and more time for each',
    price: 'Motion is less smooth. Android needs a `format`',
    platforms: both,
  },
  {
    lever: '`photoQualityBalance="speed"`',
    effect: '`takePhoto()` resolves sooner',
    price: 'Less processing per photo. This is the default on Android. On iOS, the default is `"balanced"`',
    platforms: both,
  },
  {
    lever: 'A `format` with a smaller `photoWidth` and `photoHeight`',
    effect: 'Photos are captured, encoded and written sooner',
    price: 'Smaller photos',
    platforms: both,
  },
  {
    lever: '`takeSnapshot()` instead of `takePhoto()`',
    effect: 'No photo is captured: Android copies the preview, and iOS saves the last video frame',
    price:
      'Resolution of the preview or video, no flash and no location. Android needs `preview`, iOS needs `video` or a frame processor',
    platforms: both,
  },
  {
    lever: '`videoHdr={false}` and `photoHdr={false}` (default)',
    effect: '8-bit instead of 10-bit videos, and on Android no HDR extension for photos',
    price: 'No [HDR](hdr.mdx)',
    platforms: both,
  },
  {
    lever: '`runAtTargetFps()` or `runAsync()` in the frame processor',
    effect: 'The camera thread is free for the other frames',
    price: 'Results only for some frames, or late results',
    platforms: both,
  },
  {
    lever: '`pixelFormat="yuv"` (default)',
    effect: '1.5 bytes per pixel instead of 4, and no conversion',
    price: 'Models that expect RGB need a resize plugin',
    platforms: both,
  },
  {
    lever: '`enableBufferCompression`',
    effect: 'Less memory bandwidth for the video stream',
    price:
      "Native plugins have to read a compressed layout. It's only on by default if `video` is on and there's no frame processor",
    platforms: ['iOS'],
  },
  {
    lever: '`androidPreviewViewType` set to `"surface-view"` (default)',
    effect: 'The preview goes straight to the screen',
    price: "You can't mask, fade, round or rotate the preview",
    platforms: ['Android'],
  },
  {
    lever: '`preview={false}`',
    effect: 'One stream less, for screens that only process frames',
    price: 'No preview, no `focus()`, and no snapshots on Android',
    platforms: both,
  },
  {
    lever: '`videoStabilizationMode="off"` (default)',
    effect: 'Frames arrive without extra delay and with the full field of view',
    price: 'Shaky videos',
    platforms: ['iOS'],
  },
  {
    lever: 'A [device](devices.mdx) with one lens',
    effect: 'The camera starts sooner',
    price: "[Zooming](zooming.mdx) can't switch lenses",
    platforms: both,
  },
  {
    lever: '`isActive={false}` instead of unmounting',
    effect: 'Showing the camera again is faster',
    price: 'The configured session stays in memory',
    platforms: both,
  },
];
