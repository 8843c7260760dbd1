// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PermissionsAndroid } from '.';
import { press, readDialog, startTestPhone, wait } from '../testPhone';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('PermissionsAndroid', () => {
  const { CAMERA, RECORD_AUDIO, ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION, READ_CONTACTS } =
    PermissionsAndroid.PERMISSIONS as Record<string, string>;

  /** Asks for a permission, and presses a button if there's a dialog. */
  async function ask(
    permission: string,
    button: string,
  ): Promise<{ dialog: string | null | undefined; result: string }> {
    const result = PermissionsAndroid.request(permission);
    await wait();
    const dialog = readDialog();
    if (dialog) await press(button);
    return { dialog, result: await result };
  }

  test('asks twice for the permission, until the user says no for good', async () => {
    startTestPhone('android');
    const dialog = 'Allow App to record audio?';
    expect(await PermissionsAndroid.check(RECORD_AUDIO!)).toBe(false);
    expect(await ask(RECORD_AUDIO!, 'Don’t allow')).toEqual({ dialog, result: 'denied' });
    expect(await ask(RECORD_AUDIO!, 'Don’t allow')).toEqual({ dialog, result: 'never_ask_again' });
    expect(await ask(RECORD_AUDIO!, 'Don’t allow')).toEqual({ dialog: undefined, result: 'never_ask_again' });
  });

  test('knows what the user has allowed', async () => {
    startTestPhone('android');
    const dialog = 'Allow App to take pictures and record video?';
    expect(await ask(CAMERA!, 'Only this time')).toEqual({ dialog, result: 'granted' });
    expect(await ask(CAMERA!, 'Only this time')).toEqual({ dialog: undefined, result: 'granted' });
    expect(await PermissionsAndroid.check(CAMERA!)).toBe(true);
    expect(await PermissionsAndroid.check(RECORD_AUDIO!)).toBe(false);
  });

  test('asks for several permissions in order, and once for the location', async () => {
    const { phone } = startTestPhone('android');
    const result = PermissionsAndroid.requestMultiple([
      ACCESS_FINE_LOCATION!,
      ACCESS_COARSE_LOCATION!,
      CAMERA!,
    ]);
    await wait();
    expect(readDialog()).toBe('Allow App to access this device’s location?');
    await press('While using the app');
    expect(readDialog()).toBe('Allow App to take pictures and record video?');
    await press('Don’t allow');
    expect(await result).toEqual({
      [ACCESS_FINE_LOCATION!]: 'granted',
      [ACCESS_COARSE_LOCATION!]: 'granted',
      [CAMERA!]: 'denied',
    });
    expect(phone.faults).toEqual([]);
  });

  test("doesn't ask for a permission that the app's manifest lacks", async () => {
    startTestPhone('android');
    expect(await ask(READ_CONTACTS!, 'Allow')).toEqual({ dialog: undefined, result: 'never_ask_again' });
    expect(await PermissionsAndroid.check(READ_CONTACTS!)).toBe(false);
  });

  test('asks nothing on iOS, and warns', async () => {
    startTestPhone('ios');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await ask(CAMERA!, 'Allow')).toEqual({ dialog: undefined, result: 'denied' });
    expect(await PermissionsAndroid.requestMultiple([CAMERA!])).toEqual({});
    expect(await PermissionsAndroid.check(CAMERA!)).toBe(false);
    expect(warn).toHaveBeenCalledTimes(3);
  });
});
