/** Orientation, files, uploads and errors of photos, and recordings that fail. */
import { createElement } from 'react';
import { act, create } from 'react-test-renderer';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createReactNative, loadPackageFile, loadSample } from './loadSample';

const platforms = ['android', 'ios'] as const;
const onPlatform = (platform: 'android' | 'ios') => ({ 'react-native': createReactNative(platform) });
const errors = loadPackageFile('react-native-vision-camera/lib/commonjs/CameraError', {});
const createError = (name: string, code: string) =>
  new (errors[name] as unknown as new (code: string, message: string) => Error)(code, 'Message.');

afterEach(() => vi.unstubAllGlobals());

test.each(platforms)('uprightSize returns the size as users see it on %s', (platform) => {
  const { uprightSize } = loadSample('src/uprightSize.ts', onPlatform(platform));
  const [tall, wide] = platform === 'ios' ? ['landscape-right', 'portrait'] : ['portrait', 'landscape-right'];
  const photo = { width: 4000, height: 3000 };
  expect(uprightSize!({ ...photo, orientation: tall })).toEqual({ width: 3000, height: 4000 });
  expect(uprightSize!({ ...photo, orientation: wide })).toEqual(photo);
});

test('clockwiseRotation turns a buffer upright', () => {
  const { clockwiseRotation } = loadSample('clockwiseRotation');
  const names = ['portrait', 'landscape-right', 'portrait-upside-down', 'landscape-left'];
  expect(names.map((name) => clockwiseRotation!(name))).toEqual([0, 90, 180, 270]);
});

test('usePhotoSeries leaves out a photo of a camera that was replaced', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React warns that the renderer is deprecated.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { usePhotoSeries } = loadSample('src/usePhotoSeries.ts');
  let finish: (photo: object) => void;
  const late = new Promise<object>((resolve) => (finish = resolve));
  const camera = { current: { takePhoto: () => late } };
  let series = {} as { step: string; takeNext(): Promise<void> };
  const Screen = () => {
    series = usePhotoSeries!(camera) as typeof series;
    return null;
  };
  await act(async () => void create(createElement(Screen)));
  const taken = series.takeNext();
  camera.current = { takePhoto: async () => ({}) };
  await act(() => series.takeNext());
  finish!({});
  await act(() => taken);
  expect(series.step).toBe('rear');
});

describe('paths', () => {
  test('toFileUri adds the prefix once', () => {
    const { toFileUri } = loadSample('src/toFileUri.ts');
    expect(toFileUri!('/data/a.jpg')).toBe('file:///data/a.jpg');
    expect(toFileUri!('file:///data/a.jpg')).toBe('file:///data/a.jpg');
  });

  test('toDirectory has the form that each platform takes', () => {
    const load = (platform: 'android' | 'ios') =>
      loadSample('src/toDirectory.ts', onPlatform(platform)).toDirectory!;
    expect(load('android')('file:///data/my%20files')).toBe('/data/my files');
    expect(load('ios')('/data/my files')).toBe('file:///data/my%20files');
  });

  test.each(platforms)('saveToLibrary passes a file URI on %s', async (platform) => {
    const saveAsset = vi.fn(async () => ({ node: { image: { uri: 'ph://1' } } }));
    const { saveToLibrary } = loadSample('src/saveToLibrary.ts', {
      ...onPlatform(platform),
      '@react-native-camera-roll/camera-roll': { CameraRoll: { saveAsset } },
    });
    expect(await saveToLibrary!('/a.mov', 'video')).toBe('ph://1');
    expect(saveAsset).toHaveBeenCalledWith('file:///a.mov', { type: 'video' });
  });
});

describe('uploads', () => {
  class NativeForm {
    parts: unknown[] = [];
    append = (...part: unknown[]) => this.parts.push(part);
  }

  test('the guide rejects if the server does', async () => {
    const fetch = vi.fn(async () => ({ ok: false, status: 413 }));
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('FormData', NativeForm);
    const { uploadPhoto } = loadSample('uploadPhoto');
    await expect(uploadPhoto!({ path: '/a.jpg' }, 'https://example.com')).rejects.toThrow('413');
    expect(fetch).toHaveBeenCalledWith('https://example.com', {
      method: 'POST',
      body: expect.objectContaining({
        parts: [['photo', { uri: 'file:///a.jpg', type: 'image/jpeg', name: 'photo.jpg' }]],
      }) as object,
    });
  });

  test('the recipe reports progress, success, a rejection, a lost or stalled connection and a cancel', async () => {
    const requests: Record<string, never>[] = [];
    class FakeRequest {
      upload = {};
      timeout = 0;
      open = vi.fn();
      send = vi.fn();
      abort = () => (this as unknown as { onabort(): void }).onabort();
      constructor() {
        requests.push(this as never);
      }
    }
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    vi.stubGlobal('FormData', NativeForm);
    const { uploadPhoto } = loadSample('src/uploadPhoto.ts');
    const onProgress = vi.fn();
    const start = (signal?: AbortSignal) => {
      const result = uploadPhoto!('file:///a.jpg', onProgress, signal) as Promise<void>;
      return {
        result,
        request: requests.at(-1) as unknown as Record<string, (value?: object) => void> & {
          status: number;
          timeout: number;
          upload: { onprogress(event: object): void };
        },
      };
    };
    const done = start();
    done.request.upload.onprogress({ loaded: 1, total: 4 });
    expect(onProgress).toHaveBeenCalledWith(0.25);
    Object.assign(done.request, { status: 201 }).onload!();
    await expect(done.result).resolves.toBeUndefined();

    const rejected = start();
    Object.assign(rejected.request, { status: 500 }).onload!();
    await expect(rejected.result).rejects.toThrow('500');

    const offline = start();
    offline.request.onerror!();
    await expect(offline.result).rejects.toThrow('connection');

    // Android reports a timeout as an error.
    const stalled = start();
    expect(stalled.request.timeout).toBeGreaterThan(0);
    stalled.request.ontimeout!();
    await expect(stalled.result).rejects.toThrow('connection');

    const controller = new AbortController();
    const canceled = start(controller.signal);
    controller.abort();
    await expect(canceled.result).rejects.toThrow('canceled');
  });
});

describe('errors', () => {
  test('takePhotoOrExplain explains a full disk and rethrows all other errors', async () => {
    const alert = vi.fn();
    const { takePhotoOrExplain } = loadSample('src/takePhotoOrExplain.ts', {
      'react-native': { Alert: { alert } },
      'react-native-vision-camera': errors,
    });
    const take = (error: Error) => takePhotoOrExplain!({ takePhoto: () => Promise.reject(error) });
    expect(await take(createError('CameraCaptureError', 'capture/insufficient-storage'))).toBeUndefined();
    expect(alert).toHaveBeenCalledTimes(1);
    await expect(take(createError('CameraCaptureError', 'capture/photo-not-enabled'))).rejects.toThrow();
    await expect(take(new TypeError('bug'))).rejects.toThrow('bug');
    expect(alert).toHaveBeenCalledTimes(1);
  });

  test('record stops after an error, because Android keeps the recording, but not after a second start', () => {
    const alert = vi.fn();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { record } = loadSample('src/record.ts', {
      'react-native': { Alert: { alert } },
      'react-native-vision-camera': errors,
    });
    const fail = (code: string) => {
      const stopRecording = vi.fn(async () => undefined);
      const startRecording = ({ onRecordingError }: { onRecordingError(error: object): void }) =>
        onRecordingError({ code, message: 'Message.' });
      record!({ startRecording, stopRecording }, () => undefined);
      return stopRecording.mock.calls.length;
    };
    expect(fail('capture/insufficient-storage')).toBe(1);
    expect(alert).toHaveBeenCalledTimes(1);
    expect(fail('capture/recording-canceled')).toBe(1);
    expect(fail('capture/recording-in-progress')).toBe(0);
    expect(alert).toHaveBeenCalledTimes(1);
  });

  test('capture waits for the photo before it closes', async () => {
    const { capture } = loadSample('capture');
    const calls: string[] = [];
    await capture!({ takePhoto: async () => (calls.push('photo'), { path: '/a.jpg' }) }, (path: string) =>
      calls.push(`close ${path}`),
    );
    expect(calls).toEqual(['photo', 'close /a.jpg']);
  });
});
