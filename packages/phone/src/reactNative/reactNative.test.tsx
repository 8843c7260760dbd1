// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppState, Image, Linking, PermissionsAndroid } from '.';
import { getFSInfo, stat, unlink } from './files';
import { writeFile } from '../screen/fileSystem';
import { press, readDialog, startTestPhone, wait } from '../screen/testPhone';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('PermissionsAndroid', () => {
  const { CAMERA, RECORD_AUDIO, ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION, READ_CONTACTS } =
    PermissionsAndroid.PERMISSIONS as Record<string, string>;
  const QUESTION = 'Allow App to record audio?';

  /** Asks for a permission, and answers the dialog if there is one. */
  async function ask(name: string, answer = 'Don’t allow') {
    const result = PermissionsAndroid.request(name);
    await wait();
    const dialog = readDialog();
    if (dialog) await press(answer);
    return { dialog, result: await result };
  }

  test('asks for the permission until the user allows it, or says no for good', async () => {
    startTestPhone('android');
    expect(await ask(RECORD_AUDIO!)).toEqual({ dialog: QUESTION, result: 'denied' });
    expect(await ask(RECORD_AUDIO!)).toEqual({ dialog: QUESTION, result: 'never_ask_again' });
    expect(await ask(RECORD_AUDIO!)).toEqual({ dialog: undefined, result: 'never_ask_again' });
    cleanup();
    startTestPhone('android');
    expect(await PermissionsAndroid.check(RECORD_AUDIO!)).toBe(false);
    expect(await ask(RECORD_AUDIO!, 'Only this time')).toEqual({ dialog: QUESTION, result: 'granted' });
    expect(await ask(RECORD_AUDIO!)).toEqual({ dialog: undefined, result: 'granted' });
    expect(await PermissionsAndroid.check(RECORD_AUDIO!)).toBe(true);
  });

  test('asks for several permissions in order, and once for the location', async () => {
    const { phone } = startTestPhone('android');
    const names = [ACCESS_FINE_LOCATION!, ACCESS_COARSE_LOCATION!, CAMERA!];
    const results = PermissionsAndroid.requestMultiple(names);
    await wait();
    expect(readDialog()).toBe('Allow App to access this device’s location?');
    await press('While using the app');
    expect(readDialog()).toBe('Allow App to take pictures and record video?');
    await press('Don’t allow');
    expect(Object.entries(await results)).toEqual([
      [names[0], 'granted'],
      [names[1], 'granted'],
      [names[2], 'denied'],
    ]);
    expect(phone.faults).toEqual([]);
  });

  test("doesn't ask for what the manifest lacks, or on iOS", async () => {
    startTestPhone('android');
    expect(await ask(READ_CONTACTS!)).toEqual({ dialog: undefined, result: 'never_ask_again' });
    cleanup();
    startTestPhone('ios');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await ask(CAMERA!)).toEqual({ dialog: undefined, result: 'denied' });
    expect(await PermissionsAndroid.requestMultiple([CAMERA!])).toEqual({});
    expect(await PermissionsAndroid.check(CAMERA!)).toBe(false);
    expect(warn).toHaveBeenCalledTimes(3);
  });
});

test('AppState tells listeners about calls and the home screen, until they are removed', async () => {
  const { phone } = startTestPhone('ios');
  const onChange = vi.fn();
  const subscription = AppState.addEventListener('change', onChange);
  act(() => phone.trigger('home'));
  await press('App');
  act(() => phone.trigger('interrupt'));
  subscription.remove();
  await press('Decline');
  expect(onChange.mock.calls.flat()).toEqual(['inactive', 'background', 'active', 'inactive', 'background']);
  expect(AppState.currentState).toBe('active');
});

test('an image shows a file only by its URL', () => {
  writeFile('/cache/photo.jpg', 'data:photo');
  const uris = ['file:///cache/photo.jpg', '/cache/photo.jpg', 'https://example.com/a.jpg'];
  startTestPhone(
    'android',
    uris.map((uri) => <Image key={uri} source={{ uri }} alt={uri} />),
  );
  const shown = uris.map((uri) => screen.queryByAltText(uri)?.getAttribute('src'));
  expect(shown).toEqual(['data:photo', undefined, 'https://example.com/a.jpg']);
});

test('a link shows for a while where it leads, also if it opens again', async () => {
  startTestPhone('android');
  const open = () => act(() => Linking.openURL('https://example.com'));
  await open();
  await wait(2000);
  await open();
  await wait(2000);
  expect(screen.getByRole('status').textContent).toBe('Opens https://example.com');
  await wait(1000);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('files have a size until they are deleted, and the storage can be full', async () => {
  const { phone } = startTestPhone('android');
  writeFile('/cache/photo.jpg', 'data:image/jpeg;base64,AAAAAAAA');
  expect(await stat('/cache/photo.jpg')).toMatchObject({ path: '/cache/photo.jpg', size: 6 });
  await unlink('/cache/photo.jpg');
  await expect(stat('/cache/photo.jpg')).rejects.toThrow('ENOENT');
  expect((await getFSInfo()).freeSpace).toBeGreaterThan(0);
  phone.setDiskFull(true);
  expect((await getFSInfo()).freeSpace).toBe(0);
});
