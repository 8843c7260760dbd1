import { expect, test } from 'vitest';
import { samplePhones } from '../data/sampleDevices';
import type { Code } from 'react-native-vision-camera';
import type { NativeCamera } from './camera/types';
import { sceneCodes } from './drawScene';
import { findCode, type World } from './optics';

const { device } = samplePhones.find(({ key }) => key === 'iphone-13')!.cameras[0]!;
const props = { cameraId: device.id, codeScannerOptions: { codeTypes: ['qr' as const] } };
const world: World = { code: sceneCodes.qr, isDark: false, quarterTurns: 0 };

/** Scans the scene at the zoom of the main lens. */
function scan(platform: 'android' | 'ios', changes: Partial<World> = {}, torch = 'off') {
  const camera = { props, applied: { zoom: device.neutralZoom, torch } } as NativeCamera;
  return findCode({ camera, device }, { ...world, ...changes }, platform);
}

test('both platforms report the same code, iOS in coordinates of the landscape sensor', () => {
  const [android, ios] = [scan('android')!, scan('ios')!];
  const { x, y, width, height } = (ios.code as Code).frame!;
  expect((android.code as Code).frame).toEqual({
    x: expect.closeTo(ios.frame.height - y - height),
    y: expect.closeTo(x),
    width: expect.closeTo(height),
    height: expect.closeTo(width),
  });
});

test('no code is found in the dark, or while the phone is rotated', () => {
  expect(scan('ios', { isDark: true })).toBeUndefined();
  expect(scan('ios', { isDark: true }, 'on')).toBeDefined();
  expect(scan('ios', { quarterTurns: 1 })).toBeUndefined();
});
