/** What screens do with an error of the camera, and what they tell users about it. */
import { describe, expect, test, vi } from 'vitest';
import { errorCodes, type ErrorCode } from '../../../src/data/errors';
import { rootFolder } from '../../../src/node-utils/rootFolder';
import { readPrintedFiles } from '../../../src/samples/printedFiles';
import { loadSample } from './loadSample';

test('screens remove the error of a camera that came back', () => {
  // Posts are about one feature, so their screens stay short.
  const screens = readPrintedFiles(rootFolder).filter(({ page }) => !page.startsWith('blog/'));
  const stuck = screens.flatMap(({ code, title }) => {
    const setter = /onError=\{\(\w+\) => (?:\{\s+console\.warn\(\w+\);\s+)?(set\w+|on\w+)\(/.exec(code)?.[1];
    if (setter == null) return [];
    const clears = new RegExp(`on(Preview)?Started=\\{\\(\\) => [^}]*\\b${setter}\\(''\\)`);
    return clears.test(code) ? [] : [title];
  });
  expect(stuck).toEqual([]);
});

const CAMERA_DENIED = 'permission/camera-permission-denied';
const BARCODE_MODULE = 'Waiting for the barcode module to be downloaded. Please wait.';
const arrivesIn = ({ arrives = {} }: ErrorCode) => [...(arrives.android ?? []), ...(arrives.ios ?? [])];

describe('describeCameraError', () => {
  interface CameraProblem {
    message: string;
    canRetry: boolean;
  }
  let status = 'granted';
  const { describeCameraError } = loadSample('src/describeCameraError.ts', {
    'react-native-vision-camera': { Camera: { getCameraPermissionStatus: () => status } },
  });
  const describeCode = (code: string, message = '') =>
    describeCameraError!({ code, message }) as CameraProblem | undefined;
  const codes = errorCodes.filter(
    (error) => error.code !== CAMERA_DENIED && arrivesIn(error).includes('onError'),
  );

  test.each(codes)('agrees with errors.json about $code', ({ code, user, passes, remount }) => {
    const problem = describeCode(code);
    if (user == null && passes === 'yes') return expect(problem).toBeUndefined();
    expect(problem!.message).toContain(user ?? code);
    const canOnlyRetry = user == null || user.startsWith('Try again');
    expect(problem!.canRetry).toBe(remount != null || canOnlyRetry);
  });

  test('asks for the permission first', () => {
    status = 'denied';
    expect(describeCode('unknown/unknown')).toEqual({
      message: expect.stringContaining('Settings') as string,
      canRetry: true,
    });
    status = 'granted';
  });

  test("doesn't offer another try while the scanning model downloads", () => {
    expect(describeCode('unknown/unknown', BARCODE_MODULE)).toEqual({
      message: expect.stringContaining('scanner') as string,
      canRetry: false,
    });
  });
});

describe('describeError', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { describeError } = loadSample('src/CameraLayout.tsx', {
    'react-native': { StyleSheet: { create: (styles: object) => styles } },
    'react-native-safe-area-context': {},
    'react-native-vision-camera': {},
  });
  const fallback = describeError!({ code: 'unknown/unknown' });
  // CameraLayout asks for the camera permission itself.
  const codes = errorCodes.filter(
    ({ code, user = '' }) => code !== CAMERA_DENIED && user !== '' && !/^(Try|Tap|Record) again/.test(user),
  );

  test.each(codes)('says what users can do about $code', ({ code }) => {
    expect(describeError!({ code })).not.toBe(fallback);
  });
});
