// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CaptureOptions } from '../camera/optics';
import { PLATFORMS, type Platform } from '../protocol/platform';
import { findFile } from './fileSystem';
import type { LivePhone } from './LivePhone';
import { cameraModule, startCamera, startTestPhone, TAG, wait } from './testPhone';

// A file of these tests says how its image was drawn, because jsdom can't draw.
vi.mock('../camera/optics', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../camera/optics')>()),
  drawSensorImage: (canvas: HTMLCanvasElement, { hasFlash }: CaptureOptions) => {
    canvas.title = hasFlash ? 'lit by the flash' : 'without flash';
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  HTMLCanvasElement.prototype.toDataURL = function () {
    return this.title;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Returns the image of the file that a method of the camera resolves to. */
async function capture(method: 'takePhoto' | 'takeSnapshot', options: object): Promise<string> {
  const file = cameraModule[method]!(TAG, options) as Promise<{ path: string }>;
  await wait(1000);
  return findFile((await file).path)!.dataUrl;
}

test.each([
  ['on', false, 'lit by the flash'],
  ['auto', false, 'without flash'],
  ['auto', true, 'lit by the flash'],
  ['off', true, 'without flash'],
] as const)(
  'with the flash %s and a dark room %s, a slow phone takes a photo %s',
  async (flash, isDark, image) => {
    for (const platform of PLATFORMS) {
      const { phone } = startTestPhone(platform);
      await startCamera(phone);
      if (isDark) phone.trigger('dark');
      vi.spyOn(phone, 'schedule').mockImplementation((delay, task) => void setTimeout(task, delay + 200));
      expect(await capture('takePhoto', { flash })).toBe(image);
      expect(phone.isFlashing(TAG)).toBe(false);
    }
  },
);

test.each([
  ['android', false],
  ['ios', true],
] as const)('on %s, a photo right after focus() is blurry: %s', async (platform, isBlurry) => {
  HTMLCanvasElement.prototype.toDataURL = function () {
    return String(this.width);
  };
  const { phone } = startTestPhone(platform);
  await startCamera(phone);
  let isFocused = false;
  void cameraModule.focus!(TAG, { x: 10, y: 10 }).then(() => (isFocused = true));
  while (!isFocused) await wait(10);
  const first = Number(await capture('takePhoto', {}));
  const second = Number(await capture('takePhoto', {}));
  expect(first < second).toBe(isBlurry);
});

test.each(PLATFORMS)(
  'a snapshot on %s is saved even if its screen unmounts, and a photo rejects',
  async (platform) => {
    const { phone } = startTestPhone(platform);
    await startCamera(phone, { video: true });
    const photo = vi.fn();
    cameraModule.takePhoto!(TAG, {}).catch(photo);
    await wait(20);
    const snapshot = capture('takeSnapshot', {});
    phone.dropView(TAG);
    expect(await snapshot).toBe('without flash');
    expect(photo).toHaveBeenCalledOnce();
    expect(phone.faults).toEqual([]);
  },
);

function fail(): never {
  throw new Error('The model is missing.');
}

test.each<[Platform, string, (phone: LivePhone) => unknown]>([
  ['android', 'an unknown resize mode', (phone) => startCamera(phone, { resizeMode: 'fill' })],
  ['android', 'a photo of a view that is gone', () => cameraModule.takePhoto!(TAG + 2, {})],
  [
    'ios',
    'distortion correction',
    () => cameraModule.takePhoto!(TAG, { enableAutoDistortionCorrection: true }),
  ],
  ['ios', 'a frame processor that throws', (phone) => phone.setFrameProcessor(TAG, fail)],
])('on %s, %s ends the app', async (platform, _, act) => {
  const { phone } = startTestPhone(platform);
  await startCamera(phone, { video: true, enableFrameProcessor: true });
  expect(phone.screen.crash).toBeUndefined();
  act(phone);
  await wait(1000);
  expect(phone.screen.crash).toBeTypeOf('string');
});
