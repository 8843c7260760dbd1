import { createFrame } from '../../../src/phone/camera/createFrame';
import type { Platform } from '../../../src/phone/camera/types';

type Callable = (...values: never[]) => unknown;

/** A call of a sample's function, and the result according to its guide. */
export interface ExpectedResult {
  file: string;
  member: string;
  call(sample: (...values: unknown[]) => unknown, platform: Platform): unknown;
  expected: unknown;
}

/** Calls a plugin object's `measureBrightness` with a frame, like a worklet does. */
const measure = (meter: unknown, pixelFormat: 'yuv' | 'rgb', platform: Platform) =>
  (meter as { measureBrightness: Callable }).measureBrightness(
    createFrame({ platform, pixelFormat, getColor: () => [51, 51, 51] }) as never,
  );

const photo = { width: 4000, height: 3000 };
const point = { x: 16, y: 12 };
const view = { width: 480, height: 640, resizeMode: 'cover', isFrontCamera: false };
const frame = { width: 64, height: 48, isMirrored: false };
const box = { x: 10, y: 10, width: 20, height: 20 };

/** Results that guides print or describe, for functions whose results the scenarios can't check. */
export const expectedResults: ExpectedResult[] = [
  {
    file: 'docs/recipes/id-card.mdx',
    member: 'viewToPhoto',
    call: (sample) =>
      sample(
        { x: 20, y: 200, width: 360, height: 227 },
        { width: 400, height: 800 },
        { width: 2160, height: 3840 },
      ),
    expected: { x: 216, y: 960, width: 1728, height: 1089 },
  },
  {
    file: 'docs/recipes/object-detection.mdx',
    member: 'readDetections',
    call: (sample) => sample([[0.1, 0.2, 0.3, 0.4, 0, 0, 1, 1], [83, 63], [0.9, 0.4], [2]], 0.5),
    expected: [{ label: 83, score: 0.9, top: 0.1, left: 0.2, bottom: 0.3, right: 0.4 }],
  },
  {
    file: 'docs/guides/pixel-formats.mdx',
    member: 'readMeanColor',
    call: (sample, platform) =>
      sample(createFrame({ platform, pixelFormat: 'rgb', padding: 32, getColor: () => [200, 100, 50] })),
    expected: [200, 100, 50],
  },
  {
    file: 'docs/guides/pixel-formats.mdx',
    member: 'readGreen',
    call: (sample, platform) =>
      sample(
        createFrame({ platform, pixelFormat: 'rgb', padding: 32, getColor: (x, y) => [0, x + 2 * y, 0] }),
        5,
        3,
      ),
    expected: 11,
  },
  {
    file: 'docs/guides/frame-processors-plugins-final.mdx',
    member: 'createBrightnessMeter',
    call: (sample, platform) => [measure(sample(), 'yuv', platform), measure(sample(), 'rgb', platform)],
    expected: [{ brightness: 0.2, samples: 48 }, undefined],
  },
  {
    file: 'docs/guides/frame-processors-interacting.mdx',
    member: 'frameToView',
    call: (sample) =>
      ['portrait', 'landscape-right', 'landscape-left', 'portrait-upside-down'].map((orientation) =>
        sample(point, { ...frame, orientation }, view),
      ),
    expected: [
      { x: 26.666666666666657, y: 160 },
      { x: 360, y: 160 },
      { x: 120, y: 480 },
      { x: 453.3333333333333, y: 480 },
    ],
  },
  {
    file: 'docs/guides/orientation.mdx',
    member: 'uprightSize',
    call: (sample, platform) =>
      sample({ ...photo, orientation: platform === 'ios' ? 'landscape-right' : 'portrait' }),
    expected: { width: 3000, height: 4000 },
  },
  {
    file: 'docs/guides/orientation.mdx',
    member: 'clockwiseRotation',
    call: (sample) =>
      ['portrait', 'landscape-right', 'portrait-upside-down', 'landscape-left'].map((name) => sample(name)),
    expected: [0, 90, 180, 270],
  },
  {
    file: 'docs/guides/exposure.mdx',
    member: 'exposureForLevel',
    call: (sample) =>
      [-2, -0.5, 0, 0.5, 1].map((level) => sample(level, { minExposure: -24, maxExposure: 12 })),
    expected: [-24, -12, 0, 6, 12],
  },
  {
    file: 'docs/guides/taking-photos.mdx',
    member: 'toFileUri',
    call: (sample) => [sample('/data/a.jpg'), sample('file:///data/a.jpg')],
    expected: ['file:///data/a.jpg', 'file:///data/a.jpg'],
  },
  {
    file: 'docs/guides/taking-photos.mdx',
    member: 'toDirectory',
    call: (sample, platform) =>
      sample(platform === 'ios' ? '/data/my files' : 'file:///data/my%20files') ===
      (platform === 'ios' ? 'file:///data/my%20files' : '/data/my files'),
    expected: true,
  },
  {
    file: 'docs/guides/code-scanning.mdx',
    member: 'readUpcA',
    call: (sample) => [
      sample({ type: 'ean-13', value: '0036000291452' }),
      sample({ type: 'upc-a', value: '036000291452' }),
      sample({ type: 'ean-13', value: '4006381333931' }),
    ],
    expected: ['036000291452', '036000291452', undefined],
  },
  {
    file: 'docs/guides/code-scanning.mdx',
    member: 'isInside',
    call: (sample) => [
      sample(box, { x: 0, y: 0, width: 40, height: 40 }),
      sample(box, { x: 30, y: 0, width: 40, height: 40 }),
    ],
    expected: [true, false],
  },
  {
    file: 'docs/guides/code-scanning.mdx',
    member: 'toViewPoint',
    call: (sample, platform) =>
      sample(
        // The corner at the top left of an upright picture, in the coordinates of each platform.
        platform === 'ios' ? { x: 0, y: 1080 } : { x: 0, y: 0 },
        platform === 'ios' ? { width: 1920, height: 1080 } : { width: 1080, height: 1920 },
        { width: 540, height: 960, resizeMode: 'cover', orientation: 'portrait', isFront: false },
      ),
    expected: { x: 0, y: 0 },
  },
];
