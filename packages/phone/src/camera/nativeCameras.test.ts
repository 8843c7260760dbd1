import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samplePhones } from '../devices/sampleDevices';
import { SimulatedPhone } from './SimulatedPhone';
import type { NativeProps } from './types';
import type { Platform } from '../protocol/platform';

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
  expect(await settle(camera.takeSnapshot({}))).toBe('resolved');
  expect(events).toEqual(['onShutter']);
  events.length = 0;
  await update({});
  expect(events).toEqual(['onPreviewStopped', 'onStopped', 'onStarted', 'onPreviewStarted']);
});

test('another app takes the camera on Android: a stop and an error, and a start when it lets go', async () => {
  const { phone, camera, events, errors, update } = await mountCamera('android', {});
  await update({ zoom: 2 });
  events.length = 0;
  phone.setCameraTaken(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(events).toEqual(['onPreviewStopped', 'onStopped', 'onError']);
  expect(errors).toMatchObject([{ code: 'device/camera-already-in-use' }]);
  events.length = 0;
  await update({ zoom: 2, isActive: false });
  await update({ zoom: 2 });
  expect(events).toEqual(['onError']);
  phone.setCameraTaken(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(events.slice(1)).toEqual(['onStarted', 'onPreviewStarted']);
  expect(camera.isRunning).toBe(true);
});

test('Android keeps the zoom when CameraX opens the camera again by itself', async () => {
  const { phone, camera, update } = await mountCamera('android', {});
  await update({ zoom: 2 });
  phone.setCameraTaken(true);
  await vi.advanceTimersByTimeAsync(1000);
  phone.setCameraTaken(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(camera.applied.zoom).toBe(2);
});

test('another app takes the camera on iOS: only the preview reports it, and it comes back by itself', async () => {
  const { phone, camera, events, settle } = await mountCamera('ios', {});
  events.length = 0;
  phone.setCameraTaken(true);
  expect(await settle(camera.takePhoto({}))).toBe('capture/unknown');
  expect(camera.isRunning).toBe(false);
  phone.setCameraTaken(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(camera.isRunning).toBe(true);
  expect(events).toEqual(['onPreviewStopped', 'onPreviewStarted']);
});

test('after a fatal error, Android opens the camera only when isActive toggles', async () => {
  const { phone, camera, errors, update } = await mountCamera('android', {});
  camera.failSession();
  await vi.advanceTimersByTimeAsync(1000);
  phone.setCameraTaken(false);
  expect(errors).toMatchObject([{ code: 'device/fatal-error' }]);
  expect(camera.isRunning).toBe(false);
  await update({ isActive: false });
  await update({});
  expect(camera.isRunning).toBe(true);
});

test('iOS reports a runtime error with its cause, and starts the session again without onStarted', async () => {
  const { camera, errors, events } = await mountCamera('ios', {});
  events.length = 0;
  camera.failSession();
  await vi.advanceTimersByTimeAsync(1000);
  expect(errors).toMatchObject([{ code: 'unknown/unknown', cause: { code: -11800 } }]);
  expect(events).toEqual(['onPreviewStopped', 'onError', 'onPreviewStarted']);
  expect(camera.isRunning).toBe(true);
});

test('iOS reports a failure of the sound like one of the camera, but the camera keeps running', async () => {
  const { camera, errors, events } = await mountCamera('ios', { video: true, audio: true });
  events.length = 0;
  camera.failSound?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(events).toEqual([]);
  camera.startRecording({}, () => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  camera.failSound?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(errors).toMatchObject([{ code: 'unknown/unknown', message: expect.stringContaining('561145187') }]);
  expect(events).toEqual(['onError']);
  expect(camera.isRunning).toBe(true);
});

test.each(['android', 'ios'] as const)('a stopped preview keeps its last frame on %s', async (platform) => {
  const { camera, update } = await mountCamera(platform, { isActive: false });
  expect(camera.hasFrozenFrame).toBe(false);
  await update({});
  await update({ isActive: false });
  expect(camera.isPreviewing).toBe(false);
  expect(camera.hasFrozenFrame).toBe(true);
});

test.each([
  ['android', {}, false],
  ['android', { androidPreviewViewType: 'texture-view' }, true],
  ['ios', {}, true],
] as const)('on %s with %o, the last frame survives leaving the app: %s', async (platform, props, isKept) => {
  const { phone, camera, update, settle } = await mountCamera(platform, props);
  phone.cover('dialog');
  await update({ ...props, isActive: false });
  expect(camera.hasFrozenFrame).toBe(true);
  phone.cover('home');
  phone.uncover('home');
  expect(camera.hasFrozenFrame).toBe(isKept);
  if (platform === 'android')
    expect(await settle(camera.takeSnapshot({}))).toBe(isKept ? 'resolved' : 'EUNSPECIFIED');
});

test.each([
  ['android', ['active', 'background']],
  ['ios', ['active', 'inactive', 'background']],
] as const)(
  'a call that ends on the home screen leaves the app in the background on %s',
  (platform, states) => {
    const phone = new SimulatedPhone(platform);
    const seen: string[] = [phone.appState];
    phone.addAppStateListener((state) => seen.push(state));
    phone.cover('home');
    phone.cover('call');
    phone.uncover('call');
    expect(seen).toEqual(states);
    phone.uncover('home');
    expect(phone.appState).toBe('active');
  },
);

test('a permission dialog that is answered on the home screen leaves the app in the background', async () => {
  const { phone, settle } = await mountCamera('android', {});
  phone.setPermission('microphone', { isGranted: false, answer: 'granted' });
  const answer = phone.requestPermission('microphone');
  phone.cover('home');
  await settle(answer);
  expect(phone.appState).toBe('background');
});

test('the app becomes active again even if the permission dialog is answered immediately', async () => {
  class QuickUser extends SimulatedPhone {
    protected override askUser = () => Promise.resolve('denied' as const);
  }
  const phone = new QuickUser('android');
  phone.setPermission('camera', { isGranted: false });
  void phone.requestPermission('camera');
  await vi.advanceTimersByTimeAsync(1000);
  expect(phone.appState).toBe('active');
});

test('iOS interrupts a session that stays active in the background', async () => {
  const { phone, camera, events } = await mountCamera('ios', {});
  events.length = 0;
  phone.cover('home');
  await vi.advanceTimersByTimeAsync(1000);
  expect(camera.isRunning).toBe(false);
  phone.uncover('home');
  await vi.advanceTimersByTimeAsync(1000);
  expect(camera.isRunning).toBe(true);
  expect(events).toEqual(['onPreviewStopped', 'onPreviewStarted']);
});

test('Android loses zoom and torch when outputs are bound again, and applies what changes', async () => {
  const { phone, camera, update } = await mountCamera('android', {});
  phone.devices = devices;
  await update({ isActive: false, video: true });
  await update({ video: true });
  await update({ video: true, zoom: 2, torch: 'on', exposure: 1 });
  expect(camera.applied).toEqual({ zoom: 2, torch: 'on', exposure: 1 });
  await update({ video: false, zoom: 3, torch: 'on', exposure: 1 });
  expect(camera.applied).toEqual({ zoom: 3, torch: 'off', exposure: 0 });
  await update({ video: false, zoom: 3, torch: 'off', exposure: 1 });
  expect(camera.applied).toEqual({ zoom: 3, torch: 'off', exposure: 1 });
});

test('iOS applies zoom before the start, and Android drops it', async () => {
  expect((await mountCamera('ios', { zoom: 2 })).camera.applied.zoom).toBe(2);
  expect((await mountCamera('android', { zoom: 2 })).camera.applied.zoom).toBe(1);
});

test('Android ignores an exposure that is out of range, and iOS limits it', async () => {
  const { maxExposure } = devices[0]!;
  const android = await mountCamera('android', {});
  await android.update({ exposure: maxExposure + 1 });
  expect(android.camera.applied.exposure).toBe(0);
  const ios = await mountCamera('ios', { exposure: maxExposure + 1 });
  expect(ios.camera.applied.exposure).toBe(maxExposure);
});

test.each([
  ['android', ['onPreviewOrientationChanged', 'onOutputOrientationChanged', 'onOutputOrientationChanged']],
  ['ios', ['onPreviewOrientationChanged', 'onOutputOrientationChanged', 'onOutputOrientationChanged']],
] as const)(
  '%s reports both orientations at the start, and then how the phone is held',
  async (platform, names) => {
    const { phone, events, update } = await mountCamera(platform, {});
    phone.setOrientation('portrait-upside-down');
    phone.setOrientation('portrait-upside-down');
    await update({});
    expect(events.filter((event) => event.endsWith('OrientationChanged'))).toEqual(names);
    await update({ outputOrientation: 'preview' });
    events.length = 0;
    phone.setOrientation('landscape-left');
    await update({ outputOrientation: 'preview' });
    expect(events.filter((event) => event.endsWith('OrientationChanged'))).toEqual([]);
  },
);

test.each(['android', 'ios'] as const)('pauses are no part of a video on %s', async (platform) => {
  const { camera, settle } = await mountCamera(platform, { video: true });
  const videos: object[] = [];
  camera.startRecording({}, (video) => videos.push(video!));
  await vi.advanceTimersByTimeAsync(1000);
  await settle(camera.pauseRecording());
  expect(camera.isRecordingPaused).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  await settle(camera.resumeRecording());
  await settle(camera.stopRecording());
  const { duration } = videos[0] as { duration: number };
  expect(duration).toBeGreaterThan(1.5);
  expect(duration).toBeLessThan(2.5);
});

test('answers of one phone hold on the next', async () => {
  const { phone } = await mountCamera('android', {});
  phone.setPermission('camera', { isGranted: true });
  phone.setPermission('microphone', { isGranted: false, refusals: 2 });
  phone.setPermission('location', { isGranted: false });
  const answers = phone.describePermissions();
  expect(answers).toEqual(['camera:granted', 'microphone:refused:2']);
  const next = new SimulatedPhone('android');
  next.setPermission('camera', { isGranted: false });
  for (const answer of [...answers, 'camera', 'contacts:granted']) next.restorePermission(answer);
  expect(next.describePermissions()).toEqual([...answers, 'location:granted']);
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

test('a broken camera on Android fails at each start, and works again after the next one', async () => {
  const { phone, camera, errors, update } = await mountCamera('android', {});
  phone.setCameraBroken(true);
  await update({ isActive: false });
  await update({});
  expect(errors).toMatchObject([{ code: 'device/fatal-error' }, { code: 'device/fatal-error' }]);
  phone.setCameraBroken(false);
  await update({});
  expect(camera.isRunning).toBe(false);
  await update({ isActive: false });
  await update({});
  expect(camera.isRunning).toBe(true);
});

test('a broken camera on iOS is started until it works again, or until it has to stop', async () => {
  const { phone, camera, events, update } = await mountCamera('ios', {});
  phone.setCameraBroken(true);
  await update({});
  expect(events.filter((event) => event === 'onError').length).toBeGreaterThan(2);
  expect(camera.isRunning).toBe(false);
  phone.setCameraBroken(false);
  await update({});
  expect(events.at(-1)).toBe('onPreviewStarted');
  phone.setCameraBroken(true);
  await update({ isActive: false });
  events.length = 0;
  await update({ isActive: false });
  expect(events).toEqual([]);
});

test('JavaScript gets the device list when the phone sends it', async () => {
  const { phone } = await mountCamera('android', {});
  const lists: number[] = [];
  phone.onDevicesChanged = (list) => lists.push(list.length);
  phone.listDevices([]);
  phone.listDevices(phone.devices);
  expect(lists).toEqual([0, devices.length]);
});

test('a frame processor that is removed and set again gets each frame once', async () => {
  const { phone, update } = await mountCamera('android', {});
  await update({ enableFrameProcessor: true });
  const count = async () => {
    const onFrame = vi.fn();
    phone.setFrameProcessor(TAG, onFrame);
    await vi.advanceTimersByTimeAsync(1000);
    return onFrame.mock.calls.length;
  };
  const frames = await count();
  phone.setFrameProcessor(TAG, undefined);
  expect(frames).toBeGreaterThan(20);
  expect(await count()).toBe(frames);
});

test.each([
  ['limited', { photo: true, video: true, frames: true }, true],
  ['limited', { photo: true, video: true, codes: true }, true],
  ['limited', { photo: false, frames: true, codes: true }, false],
  ['limited', { photo: false, preview: false, frames: true, codes: true }, false],
  ['full', { photo: false, frames: true, codes: true }, true],
  ['full', { photo: true, frames: true, codes: true }, false],
] as const)('an Android camera with %s hardware and %o: %s', async (hardwareLevel, outputs, isRunning) => {
  const { frames, codes, ...props } = { frames: false, codes: false, ...outputs };
  const { phone, camera, errors, update } = await mountCamera('android', { isActive: false });
  phone.devices = phone.devices.map((device) => ({ ...device, hardwareLevel }));
  await update({
    ...props,
    enableFrameProcessor: frames,
    codeScannerOptions: codes ? { codeTypes: ['qr'] } : undefined,
  });
  expect(camera.isRunning).toBe(isRunning);
  const code = 'unknown/unknown';
  const message = expect.stringContaining('No supported surface combination is found for camera device');
  expect(errors).toEqual(isRunning ? [] : [{ code, message }]);
});

test('outputs that Android can’t run together stop a camera until one of them is gone', async () => {
  const { camera, events, update } = await mountCamera('android', { enableFrameProcessor: true });
  expect(camera.isRunning).toBe(true);
  await update({ enableFrameProcessor: true, codeScannerOptions: { codeTypes: ['qr'] } });
  expect(camera.isRunning).toBe(false);
  expect(events.slice(-3)).toEqual(['onError', 'onPreviewStopped', 'onStopped']);
  await update({ codeScannerOptions: { codeTypes: ['qr'] } });
  expect(camera.isRunning).toBe(true);
});
