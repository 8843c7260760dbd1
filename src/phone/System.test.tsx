// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Alert, Linking } from './reactNative';
import { cameraModule, press, readDialog, startTestPhone, wait } from './testPhone';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.location.hash = '';
});

const QUESTIONS = {
  android: ['Allow App to take pictures and record video?', 'Allow App to record audio?'],
  ios: ['“App” Would Like to Access the Camera', '“App” Would Like to Access the Microphone'],
} as const;
const BUTTONS = {
  android: { granted: 'While using the app', denied: 'Don’t allow' },
  ios: { granted: 'Allow', denied: 'Don’t Allow' },
} as const;
const PLATFORMS = ['android', 'ios'] as const;

test.each(PLATFORMS)(
  '%s asks for two permissions one after the other, and both promises settle',
  async (platform) => {
    const { phone } = startTestPhone(platform);
    const settled = vi.fn();
    void Promise.all([
      cameraModule.requestCameraPermission!(),
      cameraModule.requestMicrophonePermission!(),
    ]).then(settled);
    await wait();
    expect(readDialog()).toBe(QUESTIONS[platform][0]);
    await press(BUTTONS[platform].granted);
    expect(readDialog()).toBe(QUESTIONS[platform][1]);
    await press(BUTTONS[platform].denied);
    expect(readDialog()).toBeUndefined();
    expect(settled).toHaveBeenCalledWith(['granted', 'denied']);
    expect(phone.appState).toBe('active');
    // A real Android phone answers neither.
    expect(phone.faults).toHaveLength(platform === 'android' ? 1 : 0);
  },
);

test.each(PLATFORMS)('two requests for the same permission share a dialog on %s', async (platform) => {
  startTestPhone(platform);
  const settled = vi.fn();
  void Promise.all([cameraModule.requestCameraPermission!(), cameraModule.requestCameraPermission!()]).then(
    settled,
  );
  await wait();
  await press(BUTTONS[platform].denied);
  expect(readDialog()).toBeUndefined();
  expect(settled).toHaveBeenCalledWith(['denied', 'denied']);
});

test.each(PLATFORMS)('a call on %s covers a permission dialog, which is back after it', async (platform) => {
  const { phone } = startTestPhone(platform);
  const settled = vi.fn();
  void cameraModule.requestCameraPermission!().then(settled);
  await wait();
  act(() => phone.trigger('interrupt'));
  expect(readDialog()).toBe('Incoming call');
  expect(phone.appState).toBe('background');
  await press('Decline');
  expect(readDialog()).toBe(QUESTIONS[platform][0]);
  await press(BUTTONS[platform].granted);
  expect(settled).toHaveBeenCalledWith('granted');
  expect(phone.appState).toBe('active');
});

test('an alert that the app shows during a call waits below it', async () => {
  const { phone } = startTestPhone('ios');
  const onPress = vi.fn();
  act(() => phone.trigger('interrupt'));
  act(() => Alert.alert('The upload failed', 'Try again later.', [{ text: 'Later', onPress }]));
  expect(readDialog()).toBe('Incoming call');
  await press('Accept and hang up');
  expect(readDialog()).toBe('The upload failed');
  expect(phone.appState).toBe('active');
  await press('Later');
  expect(onPress).toHaveBeenCalledOnce();
  expect(readDialog()).toBeUndefined();
});

test('a second call changes nothing while the phone rings', async () => {
  const { phone } = startTestPhone('android');
  act(() => phone.trigger('interrupt'));
  act(() => phone.trigger('interrupt'));
  await press('Decline');
  expect(readDialog()).toBeUndefined();
  expect(phone.appState).toBe('active');
});

test('each alert calls its own buttons, the newest first', async () => {
  startTestPhone('ios');
  const onPress = vi.fn();
  for (const word of ['first', 'second'])
    act(() => Alert.alert('Error', word, [{ text: 'OK', onPress: () => onPress(word) }]));
  expect(screen.getByText('second')).toBeTruthy();
  await press('OK');
  await press('OK');
  expect(onPress.mock.calls).toEqual([['second'], ['first']]);
});

test('an alert without buttons has OK', async () => {
  startTestPhone('android');
  act(() => Alert.alert('Saved', undefined, []));
  await press('OK');
  expect(readDialog()).toBeUndefined();
});

test.each(PLATFORMS)(
  'a permission dialog on %s leaves with the app, and comes back with it',
  async (platform) => {
    const { phone } = startTestPhone(platform);
    const settled = vi.fn();
    void cameraModule.requestCameraPermission!().then(settled);
    await wait();
    act(() => phone.trigger('home'));
    expect(readDialog()).toBeUndefined();
    await press('App');
    expect(readDialog()).toBe(QUESTIONS[platform][0]);
    act(() => phone.trigger('home'));
    act(() => phone.trigger('interrupt'));
    act(() => phone.comeBack());
    expect(readDialog()).toBe(QUESTIONS[platform][0]);
    await press(BUTTONS[platform].granted);
    expect(settled).toHaveBeenCalledWith('granted');
    expect(phone.appState).toBe('active');
  },
);

/** Returns the text of the button that has the focus. */
const readFocus = () => document.activeElement!.textContent;

test('after a dialog, the home screen and Settings, the focus is where it was', async () => {
  const { phone } = startTestPhone('android', <button type="button">Take photo</button>);
  screen.getByText('Take photo').focus();
  act(() => Alert.alert('First'));
  act(() => Alert.alert('Second'));
  expect(document.activeElement).toBe(screen.getByRole('alertdialog'));
  await press('OK');
  expect(document.activeElement).toBe(screen.getByRole('alertdialog'));
  await press('OK');
  expect(readFocus()).toBe('Take photo');
  act(() => phone.trigger('home'));
  await press('Settings');
  screen.getByRole('checkbox', { name: 'Microphone' }).focus();
  act(() => phone.trigger('interrupt'));
  expect(document.activeElement).toBe(screen.getByRole('alertdialog'));
  await press('Decline');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Microphone' }));
  await press('Back to the app');
  expect(readFocus()).toBe('Take photo');
});

test('Android keeps the app running when the user allows the camera in Settings', async () => {
  const { phone } = startTestPhone('android');
  await act(() => Linking.openSettings());
  expect(phone.appState).toBe('background');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Camera' }));
  await press('Back to the app');
  expect(cameraModule.getCameraPermissionStatus!()).toBe('granted');
  expect(phone.appState).toBe('active');
  expect(window.location.hash).toBe('');
});

test.each(['Back to the app', 'App'])(
  'iOS restarts an app whose permission changed in Settings, after %s',
  async (button) => {
    const { phone } = startTestPhone('ios');
    await act(() => Linking.openSettings());
    fireEvent.click(screen.getByRole('checkbox', { name: 'Microphone' }));
    if (button === 'App') act(() => phone.trigger('home'));
    await press(button);
    expect(window.location.hash).toBe('#permission=microphone%3Agranted');
    expect(phone.appState).toBe('background');
  },
);

test('iOS returns to an app whose permissions are the same', async () => {
  const { phone } = startTestPhone('ios');
  await act(() => Linking.openSettings());
  await press('Back to the app');
  expect(phone.appState).toBe('active');
  expect(window.location.hash).toBe('');
});

test('a fault that crashes the app replaces it, and the app opens again with its permissions', async () => {
  const { phone } = startTestPhone('android', 'The app');
  phone.setPermission('camera', { isGranted: true });
  act(() => phone.report('This crashes the app on Android: no reason.'));
  expect(screen.queryByText('The app')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('no reason');
  act(() => phone.trigger('interrupt'));
  await press('Decline');
  await press('Open the app again');
  expect(window.location.hash).toBe('#permission=camera%3Agranted');
});
