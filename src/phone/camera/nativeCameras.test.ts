import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samplePhones } from '../../data/sampleDevices';
import { SimulatedPhone } from './SimulatedPhone';
import type { NativeProps, Platform } from './types';

const TAG = 11;
const devices = samplePhones.find(({ key }) => key === 'iphone-13')!.cameras.map(({ device }) => device);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Mounts a camera without a light and returns what drives it. */
async function mountCamera(platform: Platform, props: Partial<NativeProps>) {
  const phone = new SimulatedPhone(platform);
  phone.devices = devices.map((device) => ({
    ...device,
    hasTorch: false,
    hasFlash: false,
    supportsLowLightBoost: false,
  }));
  const events: string[] = [];
  const errors: object[] = [];
  phone.createView(TAG, (event, payload) => {
    events.push(event);
    if (event === 'onError') errors.push(payload);
  });
  const base: NativeProps = { cameraId: phone.devices[0]!.id, isActive: true, photo: true };
  const update = async (next: Partial<NativeProps>) => {
    phone.updateView(TAG, { ...base, ...next });
    await vi.advanceTimersByTimeAsync(1000);
  };
  await update(props);
  const settle = async (result: Promise<unknown>) => {
    const outcome = result.then(
      () => 'resolved',
      (error: { code: string }) => error.code,
    );
    await vi.advanceTimersByTimeAsync(1000);
    return outcome;
  };
  return { phone, camera: phone.cameras[0]!, events, errors, update, settle };
}

test("after a torch error at mount, Android doesn't start until isActive toggles", async () => {
  const { camera, update } = await mountCamera('android', { torch: 'on' });
  expect(camera.isRunning).toBe(false);
  await update({ torch: 'off' });
  expect(camera.isRunning).toBe(false);
  await update({ isActive: false });
  await update({ isActive: true });
  expect(camera.isRunning).toBe(true);
});

test('after a torch error at mount, iOS runs without a stored configuration', async () => {
  const { camera, update, settle } = await mountCamera('ios', { torch: 'on' });
  expect(camera.isRunning).toBe(true);
  expect(await settle(camera.takePhoto({}))).toBe('session/camera-not-ready');
  await update({ torch: 'off' });
  expect(await settle(camera.takePhoto({}))).toBe('resolved');
});

test('after a low-light boost error, iOS never starts, and another start crashes the app', async () => {
  const { phone, camera, update } = await mountCamera('ios', { lowLightBoost: true });
  expect(camera.isRunning).toBe(false);
  await update({ lowLightBoost: false });
  expect(camera.isRunning).toBe(false);
  expect(phone.faults.join()).toContain(
    'startRunning was called between beginConfiguration and commitConfiguration',
  );
});

test('Android rejects a stop that overtakes the start, and keeps recording', async () => {
  const { camera, settle } = await mountCamera('android', { video: true });
  camera.startRecording({}, () => undefined);
  expect(await settle(camera.stopRecording())).toBe('capture/no-recording-in-progress');
  expect(camera.isRecording).toBe(true);
  expect(await settle(camera.stopRecording())).toBe('resolved');
});

test.each(['android', 'ios'] as const)(
  'a recording on a full disk ends by itself on %s',
  async (platform) => {
    const { phone, camera } = await mountCamera(platform, { video: true });
    const errors: unknown[] = [];
    phone.setDiskFull(true);
    camera.startRecording({}, (_, error) => errors.push(error));
    await vi.advanceTimersByTimeAsync(1000);
    expect(errors).toMatchObject([{ code: 'capture/insufficient-storage' }]);
    expect(camera.isRecording).toBe(false);
    phone.setDiskFull(false);
    camera.startRecording({}, (_, error) => errors.push(error));
    await vi.advanceTimersByTimeAsync(1000);
    // Android keeps the recording until stopRecording() is called.
    expect(camera.isRecording).toBe(platform === 'ios');
  },
);

test('iOS takes a snapshot of the last frame, even when stopped', async () => {
  const { camera, update, settle } = await mountCamera('ios', { isActive: false, video: true });
  expect(await settle(camera.takeSnapshot({}))).toBe('capture/snapshot-failed');
  await update({ video: true });
  await update({ isActive: false });
  expect(await settle(camera.takeSnapshot({}))).toBe('resolved');
});

test('a stopped camera only focuses on iOS', async () => {
  const android = await mountCamera('android', { isActive: false });
  expect(await android.settle(android.camera.focus({ x: 1, y: 1 }))).toBe('unknown/unknown');
  const ios = await mountCamera('ios', { isActive: false });
  expect(await ios.settle(ios.camera.focus({ x: 1, y: 1 }))).toBe('resolved');
});

test('Android reports a stop only when the camera starts again', async () => {
  const { camera, events, update, settle } = await mountCamera('android', {});
  events.length = 0;
  await update({ isActive: false });
  expect(camera.isPreviewing).toBe(false);
  expect(await settle(camera.takeSnapshot({}))).toBe('EUNSPECIFIED');
  expect(events).toEqual([]);
  await update({});
  expect(events).toEqual(['onPreviewStopped', 'onStopped', 'onStarted', 'onPreviewStarted']);
});

test('Android reports an interruption as a stop and then an error', async () => {
  const { camera, events, errors } = await mountCamera('android', {});
  events.length = 0;
  camera.interrupt();
  await vi.advanceTimersByTimeAsync(1000);
  expect(events).toEqual(['onPreviewStopped', 'onStopped', 'onError']);
  expect(errors).toMatchObject([{ code: 'device/camera-already-in-use' }]);
});

test('iOS reports a runtime error with its cause and keeps running', async () => {
  const { camera, errors } = await mountCamera('ios', {});
  camera.interrupt();
  await vi.advanceTimersByTimeAsync(1000);
  expect(errors).toMatchObject([{ code: 'unknown/unknown', cause: { code: -11800 } }]);
  expect(camera.isRunning).toBe(true);
});

test('iOS puts the code of a recording error into its message', async () => {
  const { camera } = await mountCamera('ios', {});
  const errors: unknown[] = [];
  camera.startRecording({}, (_, error) => errors.push(error));
  await vi.advanceTimersByTimeAsync(1000);
  expect(errors).toEqual([
    {
      code: 'capture/video-not-enabled',
      message:
        'capture/video-not-enabled: Video capture is disabled! Pass `video={true}` to enable video recordings.',
    },
  ]);
});

test.each([
  ['android', {}, 'portrait', 'landscape-right'],
  ['android', { outputOrientation: 'preview' }, 'portrait', 'portrait'],
  ['ios', {}, 'landscape-right', 'portrait'],
  ['ios', { outputOrientation: 'preview' }, 'landscape-right', 'landscape-right'],
] as const)(
  'photos on %s with %o are %s, and %s on a phone rotated counterclockwise',
  async (platform, props, upright, rotated) => {
    const { phone, camera } = await mountCamera(platform, props);
    const takePhoto = async () => {
      const photo = camera.takePhoto({});
      await vi.advanceTimersByTimeAsync(1000);
      return photo;
    };
    expect(await takePhoto()).toMatchObject({ orientation: upright });
    phone.orientation = 'landscape-right';
    expect(await takePhoto()).toMatchObject({ orientation: rotated });
  },
);

test('selfies on iOS are mirrored by their EXIF flag', async () => {
  const cameraId = devices.find(({ position }) => position === 'front')!.id;
  const { camera } = await mountCamera('ios', { cameraId, isMirrored: true });
  const photo = camera.takePhoto({});
  await vi.advanceTimersByTimeAsync(1000);
  expect(await photo).toMatchObject({ orientation: 'landscape-left', metadata: { Orientation: 5 } });
});

test('Android ignores a zoom factor that is out of range, and iOS limits it', async () => {
  const { minZoom, maxZoom } = devices[0]!;
  const android = await mountCamera('android', {});
  await android.update({ zoom: 2 });
  await android.update({ zoom: maxZoom + 1 });
  expect(android.camera.applied.zoom).toBe(2);
  const ios = await mountCamera('ios', { zoom: maxZoom + 1 });
  expect(ios.camera.applied.zoom).toBe(maxZoom);
  await ios.update({ zoom: minZoom / 2 });
  expect(ios.camera.applied.zoom).toBe(minZoom);
});

test('a paused Android camera turns off its torch, and scans no codes', async () => {
  const { phone, camera, events, update } = await mountCamera('android', {});
  phone.devices = devices;
  const codeScannerOptions = { codeTypes: ['qr' as const] };
  for (const isActive of [true, false]) {
    await update({ torch: 'on', codeScannerOptions, isActive });
    phone.scanCodes([], { width: 640, height: 480 });
    expect(camera.applied.torch).toBe(isActive ? 'on' : 'off');
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(events.filter((event) => event === 'onCodeScanned')).toHaveLength(1);
});

test.each([
  ['android', ['denied', 'not-determined', 'denied']],
  ['ios', ['not-determined', 'denied', 'denied']],
] as const)('the permission on %s is %j after each refusal', async (platform, statuses) => {
  const { phone, settle } = await mountCamera(platform, {});
  phone.setPermission('microphone', { isGranted: false, answer: 'denied' });
  for (const status of statuses) {
    expect(phone.getPermissionStatus('microphone')).toBe(status);
    await settle(phone.requestPermission('microphone'));
  }
});

test('Android reports a camera permission that was revoked', async () => {
  const { phone, errors, update } = await mountCamera('android', {});
  await update({ isActive: false });
  phone.setPermission('camera', { isGranted: false });
  await update({ video: true });
  expect(errors).toMatchObject([{ code: 'permission/camera-permission-denied' }]);
});

test('JavaScript gets the device list when the phone sends it', async () => {
  const { phone } = await mountCamera('android', {});
  const lists: number[] = [];
  phone.onDevicesChanged = (list) => lists.push(list.length);
  phone.listDevices([]);
  phone.listDevices(phone.devices);
  expect(lists).toEqual([0, devices.length]);
});
