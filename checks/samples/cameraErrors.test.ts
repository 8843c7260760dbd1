/** What screens do with an error of the camera, and what they tell users about it. */
import { describe, expect, test, vi } from 'vitest';
import { readErrorFacts } from '../../src/facts/errors';
import { readSite } from '../../src/page-source/readSite';
import { loadSample } from './loadSample';

test('screens remove the error of a camera that came back', () => {
  // Posts are about one feature, so their screens stay short.
  const screens = readSite().printedFiles.filter(({ page }) => !page.startsWith('blog/'));
  const stuck = screens.flatMap(({ code, title }) => {
    const setter = /onError=\{\(\w+\) => (?:\{\s+console\.warn\(\w+\);\s+)?(set\w+|on\w+)\(/.exec(code)?.[1];
    if (setter == null) return [];
    const clears = new RegExp(`on(Preview)?Started=\\{\\(\\) => [^}]*\\b${setter}\\(''\\)`);
    return clears.test(code) ? [] : [title];
  });
  expect(stuck).toEqual([]);
});

/** Returns what the pattern captures in the samples, and the actions of the codes that begin so. */
function findActions(pattern: RegExp) {
  const printed = readSite().printedFiles.flatMap(({ code }) => [...code.matchAll(pattern)]);
  const prefixes = new Set(printed.map(([, prefix]) => prefix!));
  const codes = readErrorFacts().codes.filter(({ code }) =>
    [...prefixes].some((prefix) => code.startsWith(prefix)),
  );
  return { prefixes, actions: new Set(codes.map(({ action }) => action)) };
}

const { describeError, stopsCamera } = loadSample('src/CameraLayout.tsx', {
  'react-native': { StyleSheet: { create: (styles: object) => styles } },
  'react-native-safe-area-context': {},
  'react-native-vision-camera': {},
});

test('errors with which the camera still runs need no "Try again"', () => {
  const codes = readErrorFacts().codes.filter(
    ({ code, action }) => action != null && !stopsCamera!({ code, message: '' }),
  );
  expect(new Set(codes.map(({ action }) => action))).toEqual(new Set(['message', 'nothing']));
});

test('samples ignore only errors that need nothing', () => {
  const { prefixes, actions } = findActions(
    /(?:isCanceled = .*|if \(error)\.code === '(.+?)'(?:\) return)?;/g,
  );
  expect(prefixes.size).toBeGreaterThan(1);
  expect(actions).toEqual(new Set(['nothing']));
});

const CAMERA_DENIED = 'permission/camera-permission-denied';

describe('describeError', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fallback = describeError!({ code: 'unknown/unknown' });
  // CameraLayout asks for the camera permission itself.
  const codes = readErrorFacts().codes.filter(
    ({ code, user = '' }) =>
      code !== CAMERA_DENIED && user !== '' && !/^(Tap|Record) again|^Try again( in a second)?\.$/.test(user),
  );

  test.each(codes)('says what users can do about $code', ({ code }) => {
    expect(describeError!({ code })).not.toBe(fallback);
  });

  const described = readErrorFacts().codes.filter(({ code }) => describeError!({ code }) !== fallback);

  test.each(described)('offers what errors.json says for $code', ({ code, action }) => {
    const message = describeError!({ code }) as string;
    expect(action).not.toBe('nothing');
    expect(message.includes('in Settings')).toBe(action === 'settings');
    expect(message.includes('restart the phone')).toBe(action === 'restart');
  });

  test('says that the scanning model is still downloading', () => {
    const message = 'Waiting for the barcode module to be downloaded. Please wait.';
    expect(describeError!({ code: 'unknown/unknown', message })).toContain('scanner');
  });
});
