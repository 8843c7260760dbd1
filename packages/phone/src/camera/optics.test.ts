import { expect, test } from 'vitest';
import { samplePhones } from '../devices/sampleDevices';
import type { Code } from 'react-native-vision-camera';
import type { NativeCamera } from './types';
import type { Platform } from '../protocol/platform';
import { findCode, type World } from './optics';
import { sceneCodes } from '../scenes/codes';

const { device } = samplePhones.find(({ key }) => key === 'iphone-13')!.cameras[0]!;
const world: World = {
  scene: 'parcels',
  code: sceneCodes.qr,
  isDark: false,
  hasWindow: false,
  quarterTurns: 0,
  aim: { x: 0, y: 0 },
};

interface Options {
  changes?: Partial<World>;
  torch?: string;
  format?: (typeof device.formats)[number];
}

/** Scans the scene at the zoom of the main lens. */
function scan(platform: Platform, { changes, torch = 'off', format }: Options = {}) {
  const props = { cameraId: device.id, format, codeScannerOptions: { codeTypes: ['qr' as const] } };
  const camera = { props, applied: { zoom: device.neutralZoom, torch } } as NativeCamera;
  const result = findCode({ camera, device }, { ...world, ...changes }, platform);
  if (result == null) return undefined;
  const { corners, frame } = result.code as Required<Code>;
  return { frame: result.frame, corners, box: frame };
}

test('Android scans a stream of 640 × 480, and iOS the video size of the format', () => {
  expect(scan('android', { format: device.formats[1] })!.frame).toEqual({ width: 640, height: 480 });
  expect(scan('ios')!.frame).toEqual({ width: 1920, height: 1080 });
  expect(scan('ios', { format: device.formats[1] })!.frame).toEqual({ width: 3840, height: 2160 });
});

test('Android reports whole pixels of the upright image, iOS of the landscape sensor', () => {
  const [android, ios] = [scan('android')!, scan('ios')!];
  expect(Object.values(android.box).every(Number.isInteger)).toBe(true);
  expect(android.corners.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
  // The code is in the lower half of the scene, so it's beyond the width of a landscape image.
  expect(android.box.y + android.box.height).toBeGreaterThan(320);
  const factor = 640 / 1920;
  const fromTop = ios.box.x * factor;
  const fromCenter = (ios.frame.height / 2 - ios.box.y - ios.box.height) * factor;
  expect(Math.abs(android.box.y - fromTop)).toBeLessThanOrEqual(1);
  expect(Math.abs(android.box.x - 240 - fromCenter)).toBeLessThanOrEqual(1);
});

test.each(['android', 'ios'] as const)(
  'a code is found on a rotated phone, where the %s screen shows it',
  (platform) => {
    const upright = scan(platform)!;
    const { width, height } = upright.frame;
    const centerOf = ({ x, y, width: w, height: h }: typeof upright.box) => [x + w / 2, y + h / 2] as const;
    // In portrait on Android, in landscape on iOS.
    const middle = platform === 'android' ? [height / 2, width / 2] : [width / 2, height / 2];
    const [x, y] = centerOf(upright.box);
    for (const [quarterTurns, dx, dy] of [
      [1, -(y - middle[1]!), x - middle[0]!],
      [2, -(x - middle[0]!), -(y - middle[1]!)],
      [3, y - middle[1]!, -(x - middle[0]!)],
    ] as const) {
      const rotated = scan(platform, { changes: { quarterTurns } })!;
      const [rotatedX, rotatedY] = centerOf(rotated.box);
      expect(Math.abs(rotatedX - middle[0]! - dx)).toBeLessThanOrEqual(1);
      expect(Math.abs(rotatedY - middle[1]! - dy)).toBeLessThanOrEqual(1);
      // The first corner is the code's own top left.
      expect(rotated.corners[0]).not.toEqual(upright.corners[0]);
    }
  },
);

test('a code is found where the phone points, and only in the scene that has one', () => {
  const straight = scan('android')!.box;
  const aside = scan('android', { changes: { aim: { x: 35, y: 0 } } })!.box;
  expect([straight.x - aside.x, straight.y - aside.y]).toEqual([32, 0]);
  expect(scan('android', { changes: { aim: { x: 300, y: 0 } } })).toBeUndefined();
  expect(scan('android', { changes: { scene: 'street' } })).toBeUndefined();
});

test('no code is found in the dark without the torch', () => {
  expect(scan('ios', { changes: { isDark: true } })).toBeUndefined();
  expect(scan('ios', { changes: { isDark: true }, torch: 'on' })).toBeDefined();
});
