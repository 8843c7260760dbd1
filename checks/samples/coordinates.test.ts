/** Points and boxes in photos, frames and scanned images, converted to the preview and back. */
import { describe, expect, test } from 'vitest';
import { createReactNative, loadSample } from './loadSample';

const onAndroid = { 'react-native': createReactNative('android') };
const onIos = { 'react-native': createReactNative('ios') };
const loadCode = (packages: typeof onAndroid) => loadSample('src/codeToPreview.ts', packages);

describe('toViewPoint', () => {
  const view = { width: 540, height: 960, resizeMode: 'cover', orientation: 'portrait', isFront: false };
  const topLeft = { x: 0, y: 0 };

  test('takes the upright image on Android', () => {
    const { toViewPoint } = loadCode(onAndroid);
    const frame = { width: 1080, height: 1920 };
    expect(toViewPoint!(topLeft, frame, view)).toEqual(topLeft);
    expect(toViewPoint!({ x: 1080, y: 1920 }, frame, view)).toEqual({ x: 540, y: 960 });
  });

  test('rotates the image of the sensor on iOS', () => {
    const { toViewPoint } = loadCode(onIos);
    const frame = { width: 1920, height: 1080 };
    expect(toViewPoint!({ x: 0, y: 1080 }, frame, view)).toEqual(topLeft);
    const sideways = { ...view, width: 960, height: 540 };
    expect(toViewPoint!({ x: 1920, y: 1080 }, frame, { ...sideways, orientation: 'landscape-left' })).toEqual(
      topLeft,
    );
    expect(toViewPoint!(topLeft, frame, { ...sideways, orientation: 'landscape-right' })).toEqual(topLeft);
  });

  test('mirrors a front camera, and centers what cover cuts off', () => {
    const { toViewPoint, toViewBox } = loadCode(onAndroid);
    const frame = { width: 1080, height: 1920 };
    expect(toViewPoint!({ x: 1080, y: 0 }, frame, { ...view, isFront: true })).toEqual(topLeft);
    expect(toViewPoint!({ x: 540, y: 960 }, frame, { ...view, height: 720 })).toEqual({ x: 270, y: 360 });
    expect(
      toViewBox!({ x: 108, y: 192, width: 216, height: 100 }, frame, { ...view, isFront: true }),
    ).toEqual({ x: 378, y: 96, width: 108, height: 50 });
  });
});

test('uprightRotation rotates frames upright, in the opposite direction for front cameras', () => {
  const { uprightRotation } = loadSample('src/uprightRotation.ts');
  const back = { orientation: 'landscape-right', isMirrored: false };
  expect([0, 90, 180, -90].map((angle) => uprightRotation!(back, angle, false))).toEqual([
    '90deg',
    '0deg',
    '270deg',
    '180deg',
  ]);
  const front = { orientation: 'landscape-left', isMirrored: false };
  expect(uprightRotation!(front, 90, true)).toBe('0deg');
  expect(uprightRotation!({ ...front, isMirrored: true }, 90, true)).toBe('180deg');
});

test('isInside looks at the center of the box', () => {
  const { isInside } = loadSample('src/isInside.ts');
  const box = { x: 10, y: 10, width: 20, height: 20 };
  expect(isInside!(box, { x: 0, y: 0, width: 40, height: 40 })).toBe(true);
  expect(isInside!(box, { x: 30, y: 0, width: 40, height: 40 })).toBe(false);
});

test('isInBox looks at the center of the code, and finds nothing before the layout', () => {
  const box = { view: { width: 540, height: 960 }, width: 400, height: 200 };
  const noBox = { view: { width: 0, height: 0 }, width: 0, height: 0 };
  const at = (x: number, y: number) => ({ frame: { x: x - 10, y: y - 10, width: 20, height: 20 } });
  const { isInBox: android } = loadSample('src/isInBox.ts', onAndroid);
  const { isInBox: ios } = loadSample('src/isInBox.ts', onIos);
  const frame = { width: 1920, height: 1080 };
  expect(android!(at(540, 960), frame, box)).toBe(true);
  expect(android!(at(540, 1200), frame, box)).toBe(false);
  expect(ios!(at(960, 540), frame, box)).toBe(true);
  expect(ios!(at(1200, 540), frame, box)).toBe(false);
  expect(android!(at(540, 960), frame, noBox)).toBe(false);
});

test('isInViewfinder measures from the center of the view', () => {
  const view = { width: 540, height: 960 };
  const at = (x: number, y: number) => ({ frame: { x: x - 10, y: y - 10, width: 20, height: 20 } });
  const { isInViewfinder: android } = loadSample('src/isInViewfinder.ts', onAndroid);
  const { isInViewfinder: ios } = loadSample('src/isInViewfinder.ts', onIos);
  expect(android!(at(540, 960), { width: 1080, height: 1920 }, view, 200)).toBe(true);
  expect(android!(at(540, 1200), { width: 1080, height: 1920 }, view, 200)).toBe(false);
  expect(ios!(at(960, 540), { width: 1920, height: 1080 }, view, 200)).toBe(true);
  expect(ios!(at(1200, 540), { width: 1920, height: 1080 }, view, 200)).toBe(false);
  expect(android!({}, { width: 1080, height: 1920 }, view, 200)).toBe(false);
});

test.each([
  ['portrait', { x: 26.67, y: 160 }],
  ['landscape-right', { x: 360, y: 160 }],
  ['landscape-left', { x: 120, y: 480 }],
  ['portrait-upside-down', { x: 453.33, y: 480 }],
])('frameToView rotates a point of a frame in %s', (orientation, { x, y }) => {
  const { frameToView } = loadSample('src/frameToView.ts');
  const frame = { width: 64, height: 48, isMirrored: false, orientation };
  const view = { width: 480, height: 640, resizeMode: 'cover', isFrontCamera: false };
  const result = frameToView!({ x: 16, y: 12 }, frame, view) as { x: number; y: number };
  expect(result.x).toBeCloseTo(x, 2);
  expect(result.y).toBeCloseTo(y, 2);
  const mirrored = frameToView!({ x: 16, y: 12 }, frame, { ...view, isFrontCamera: true });
  expect((mirrored as { x: number }).x).toBeCloseTo(480 - x, 2);
});

const load = (platform: 'android' | 'ios', calls: unknown[] = []) =>
  loadSample('src/cropToFrame.ts', {
    'react-native': createReactNative(platform),
    '@dr.pogodin/react-native-fs': { unlink: async (uri: string) => calls.push(['unlink', uri]) },
    '@react-native-community/image-editor': {
      cropImage: async (...values: unknown[]) => {
        calls.push(['crop', ...values]);
        return { uri: 'file:///cropped.jpg' };
      },
    },
  });

describe('the ID card recipe', () => {
  const box = { x: 20, y: 200, width: 360, height: 227 };
  const view = { width: 400, height: 800 };

  test('converts the frame to pixels of the photo', () => {
    const { viewToPhoto } = load('android');
    expect(viewToPhoto!(box, view, { width: 2160, height: 3840 })).toEqual({
      x: 216,
      y: 960,
      width: 1728,
      height: 1089,
    });
  });

  test.each(['android', 'ios'] as const)('crops the upright photo and deletes it on %s', async (platform) => {
    const calls: unknown[] = [];
    const { cropToFrame } = load(platform, calls);
    const photo = {
      path: platform === 'ios' ? 'file:///a.jpg' : '/a.jpg',
      width: 3840,
      height: 2160,
      orientation: platform === 'ios' ? 'landscape-right' : 'portrait',
    };
    expect(await cropToFrame!(photo, box, view)).toBe('file:///cropped.jpg');
    expect(calls).toEqual([
      ['crop', 'file:///a.jpg', { offset: { x: 216, y: 960 }, size: { width: 1728, height: 1089 } }],
      ['unlink', 'file:///a.jpg'],
    ]);
  });

  test('the frame fits the view and has the shape of a card', () => {
    const { getCardFrame } = load('android');
    for (const size of [view, { width: 800, height: 400 }]) {
      const { x, y, width, height } = getCardFrame!(size) as typeof box;
      expect(width / height).toBeCloseTo(85.6 / 54);
      expect([x, y]).toEqual([(size.width - width) / 2, (size.height - height) / 2]);
      expect(Math.min(x, y)).toBeGreaterThan(0);
    }
  });

  test('a margin grows the frame on all sides', () => {
    const { addMargin } = loadSample('src/addMargin.ts');
    expect(addMargin!({ x: 100, y: 100, width: 200, height: 100 }, 0.25)).toEqual({
      x: 50,
      y: 75,
      width: 300,
      height: 150,
    });
  });
});

test('readDetections reads the boxes above the score', () => {
  const { readDetections } = loadSample('src/readDetections.ts');
  const outputs = [[0.1, 0.2, 0.3, 0.4, 0, 0, 1, 1], [83, 63], [0.9, 0.4], [2]];
  expect(readDetections!(outputs, 0.5)).toEqual([
    { label: 83, score: 0.9, top: 0.1, left: 0.2, bottom: 0.3, right: 0.4 },
  ]);
});
