import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samplePhones } from '../devices/sampleDevices';
import type { TraceEntry } from '../protocol/trace';
import { createNativeModules } from './createNativeModules';
import { setPhone } from './currentPhone';
import { describeValue } from './describeValue';
import { SimulatedPhone } from './SimulatedPhone';
import { NATIVE_PROPS, type NativeProps } from './types';
import type { Platform } from '../protocol/platform';

const TAG = 11;
const { CameraView } = createNativeModules(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a phone with a camera view and returns its trace, without times. */
async function startTrace(platform: Platform, props: Partial<NativeProps> = {}) {
  const phone = setPhone(new SimulatedPhone(platform));
  phone.devices = samplePhones[0]!.cameras.map(({ device }) => device);
  const entries: Partial<TraceEntry>[] = [];
  phone.onTrace = (entry) => entries.push(entry);
  phone.createView(TAG, () => undefined);
  const base: NativeProps = { cameraId: phone.devices[0]!.id, isActive: true, photo: true, ...props };
  const update = (next: Partial<NativeProps>) => phone.updateView(TAG, { ...base, ...next });
  update({});
  await vi.advanceTimersByTimeAsync(1000);
  const take = () => entries.splice(0).map(({ time: _, ...entry }) => entry);
  return { phone, update, take, entries };
}

test('props are traced at mount, and then only when they change', async () => {
  const { phone, update, take } = await startTrace('ios', {
    format: samplePhones[0]!.cameras[0]!.device.formats[1],
  });
  const [mounted, ...props] = take();
  expect(mounted).toEqual({ kind: 'camera', name: 'mounted' });
  expect(props.filter(({ kind }) => kind === 'prop')).toEqual([
    { kind: 'prop', name: 'cameraId', value: phone.devices[0]!.id },
    { kind: 'prop', name: 'isActive', value: true },
    { kind: 'prop', name: 'photo', value: true },
    { kind: 'prop', name: 'format', value: '3840 × 2160 at 60 FPS, photos 3840 × 2160' },
  ]);
  update({ zoom: 2 });
  update({ zoom: 2 });
  update({});
  expect(take()).toEqual([
    { kind: 'prop', name: 'zoom', value: 2 },
    { kind: 'prop', name: 'zoom', value: null },
  ]);
});

test('events, calls and their results are traced in order, with times', async () => {
  const { entries } = await startTrace('android');
  const start = entries.find(({ name }) => name === 'onStarted')!;
  expect(start.time).toBeGreaterThan(100);
  entries.length = 0;
  void CameraView.takePhoto(TAG, { flash: 'off' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(entries).toMatchObject([
    { kind: 'call', name: 'takePhoto', value: { flash: 'off' }, call: 1 },
    { kind: 'event', name: 'onShutter', value: { type: 'photo' } },
    { kind: 'result', name: 'takePhoto', value: { orientation: 'portrait' }, call: 1 },
  ]);
});

test('rejections and errors are traced with their codes', async () => {
  const { phone, take } = await startTrace('android', { photo: false });
  take();
  CameraView.takePhoto(TAG, {}).catch(() => undefined);
  CameraView.startRecording(TAG, { fileType: 'mp4' }, () => undefined);
  phone.setCameraTaken(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(take()).toMatchObject([
    { kind: 'call', name: 'takePhoto' },
    { kind: 'call', name: 'startRecording', value: { fileType: 'mp4' } },
    { kind: 'rejection', name: 'takePhoto', code: 'capture/photo-not-enabled' },
    { kind: 'error', name: 'onRecordingError', code: 'capture/video-not-enabled' },
    expect.objectContaining({ name: 'onPreviewStopped' }),
    expect.objectContaining({ name: 'onStopped' }),
    { kind: 'error', name: 'onError', code: 'device/camera-already-in-use' },
  ]);
});

test('permission answers and the app state are traced', async () => {
  const { phone, take } = await startTrace('ios');
  phone.setPermission('microphone', { isGranted: false, answer: 'granted' });
  take();
  void CameraView.requestMicrophonePermission();
  await vi.advanceTimersByTimeAsync(1000);
  expect(take()).toEqual([
    { kind: 'call', name: 'requestMicrophonePermission', call: 1 },
    { kind: 'appState', name: 'inactive' },
    { kind: 'permission', name: 'microphone', value: 'granted' },
    { kind: 'appState', name: 'active' },
    { kind: 'result', name: 'requestMicrophonePermission', value: 'granted', call: 1 },
  ]);
});

test('values are short and survive JSON', () => {
  const loop: Record<string, unknown> = {
    big: 5n,
    infinite: Infinity,
    call: () => 1,
    list: [1, 2, 3, 4, 5, 6, 7],
  };
  loop.self = loop;
  const value = describeValue({
    loop,
    text: 'x'.repeat(1000),
    gone: undefined,
    third: 1 / 3,
    error: new Error('Text'),
  });
  expect(JSON.parse(JSON.stringify(value))).toEqual({
    loop: {
      big: '5',
      infinite: 'Infinity',
      call: '(function)',
      list: [1, 2, 3, 4, 5, '… 2 more'],
      self: {
        big: '5',
        infinite: 'Infinity',
        call: '(function)',
        list: [1, 2, 3, 4, 5, '… 2 more'],
        self: { big: '5', infinite: 'Infinity', call: '(function)', list: '[…]', self: '{…}' },
      },
    },
    text: `${'x'.repeat(300)}…`,
    third: 0.333,
    error: 'Text',
  });
});

test("the trace knows each prop of the library's native views", () => {
  const read = (file: string) => readFileSync(`node_modules/react-native-vision-camera/${file}`, 'utf8');
  const android = read('android/src/main/java/com/mrousavy/camera/react/CameraViewManager.kt');
  const ios = read('ios/React/CameraViewManager.m');
  const names = new Set(
    [
      ...android.matchAll(/@ReactProp\(name = "(\w+)"/g),
      ...ios.matchAll(/RCT_EXPORT_VIEW_PROPERTY\((\w+),/g),
    ].map(([, name]) => name!),
  );
  expect([...NATIVE_PROPS].sort()).toEqual([...names].sort());
});
