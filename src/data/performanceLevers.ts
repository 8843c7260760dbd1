import { frameLayouts, frameSizes, getFrameBytes } from './pixelFormats.ts';

/** One setting that changes how much work the camera does. */
export interface PerformanceLever {
  /** What to set, in Markdown. */
  lever: string;
  /** What becomes faster or smaller, in Markdown. */
  effect: string;
  /** What you give up, in Markdown. */
  price: string;
  /** The platforms on which it changes anything, in the order of the site. */
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

/** Settings that make the camera lighter, those with the largest effect first. */
export const performanceLevers: readonly PerformanceLever[] = [
  {
    lever:
      'Turn off outputs that the screen does not use: `photo`, `video`, `audio`, `frameProcessor`, `codeScanner`',
    effect: 'Fewer streams to fill, and phones with few streams can run the rest',
    price: 'Turning one on later configures the camera again',
    platforms: both,
  },
  {
    lever: 'A `format` with a smaller `videoWidth` and `videoHeight`',
    effect: `Less memory per frame: ${memoryPerFrame}`,
    price: 'Softer videos, and a softer preview',
    platforms: both,
  },
  {
    lever: 'A lower `CameraProps.fps`',
    effect: 'Fewer frames per second for every stream, and more time for each',
    price: 'Motion is less smooth; Android needs a `format` for it',
    platforms: both,
  },
  {
    lever: '`photoQualityBalance="speed"`',
    effect: '`takePhoto()` resolves sooner',
    price: 'Less processing per photo. It is the default on Android; the default on iOS is `"balanced"`',
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
    effect: 'No photo capture at all: Android copies the preview, iOS saves the last video frame',
    price:
      'Resolution of preview or video, no flash, no location; iOS needs `video`, Android needs `preview`',
    platforms: both,
  },
  {
    lever: '`videoHdr={false}` and `photoHdr={false}` (default)',
    effect: 'Smaller frames to encode, one exposure per photo',
    price: 'No [HDR](hdr.mdx)',
    platforms: both,
  },
  {
    lever: '`runAtTargetFps()` or `runAsync()` in the frame processor',
    effect: 'The camera thread is free while the rest of the frames pass',
    price: 'Results for some frames only, or late results',
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
      'Native plugins must read a compressed layout. On by default only while `video` is on and there is no frame processor',
    platforms: ['iOS'],
  },
  {
    lever: '`androidPreviewViewType="surface-view"` (default)',
    effect: 'The preview goes to the screen without a copy through the view system',
    price: 'No masks, transparency, rounded corners or rotation of the preview',
    platforms: ['Android'],
  },
  {
    lever: '`preview={false}`',
    effect: 'One stream fewer when you only process frames',
    price: 'No picture, no `focus()`, and no snapshots on Android',
    platforms: both,
  },
  {
    lever: '`videoStabilizationMode="off"` (default)',
    effect: 'Frames arrive without added latency and with the full field of view',
    price: 'Shaky videos',
    platforms: ['iOS'],
  },
  {
    lever: "A device with one lens, for example `useCameraDevice('back')` without a filter",
    effect: 'The camera starts sooner',
    price: 'No change of lens while [zooming](zooming.mdx)',
    platforms: both,
  },
  {
    lever: '`isActive={false}` instead of unmounting',
    effect: 'Showing the camera again is faster',
    price: 'The configured session stays in memory',
    platforms: both,
  },
];
