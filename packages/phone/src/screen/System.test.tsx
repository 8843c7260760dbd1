// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Alert, Linking } from '../reactNative';
import { cameraModule, press, readDialog, startTestPhone, wait } from './testPhone';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.location.hash = '';
});

describe.each([
  {
    platform: 'android',
    camera: 'Allow App to take pictures and record video?',
    microphone: 'Allow App to record audio?',
    allow: 'While using the app',
    deny: 'Don’t allow',
  },
  {
    platform: 'ios',
    camera: '“App” Would Like to Access the Camera',
    microphone: '“App” Would Like to Access the Microphone',
    allow: 'Allow',
    deny: 'Don’t Allow',
  },
] as const)('on $platform', ({ platform, camera, microphone, allow, deny }) => {
  /** Asks for permissions at the same time, and returns a function that gets all answers. */
  async function ask(...names: ('Camera' | 'Microphone')[]) {
    const onAnswers = vi.fn();
    void Promise.all(names.map((name) => cameraModule[`request${name}Permission`]!())).then(onAnswers);
    await wait();
    return onAnswers;
  }

  test('two permissions are asked for one after the other, and both promises settle', async () => {
    const { phone } = startTestPhone(platform);
    const onAnswers = await ask('Camera', 'Microphone');
    expect(readDialog()).toBe(camera);
    await press(allow);
    expect(readDialog()).toBe(microphone);
    await press(deny);
    expect(readDialog()).toBeUndefined();
    expect(onAnswers).toHaveBeenCalledWith(['granted', 'denied']);
    expect(phone.appState).toBe('active');
    // A real Android phone would lose the first answer.
    expect(phone.faults).toHaveLength(platform === 'android' ? 1 : 0);
  });

  test('two requests for the same permission share a dialog', async () => {
    const { phone } = startTestPhone(platform);
    const onAnswers = await ask('Camera', 'Camera');
    await press(deny);
    expect(readDialog()).toBeUndefined();
    expect(onAnswers).toHaveBeenCalledWith(['denied', 'denied']);
    expect(phone.faults).toEqual([]);
  });

  test('a permission dialog is back after a call and after the home screen', async () => {
    const { phone } = startTestPhone(platform);
    const onAnswers = await ask('Camera');
    act(() => phone.trigger('interrupt'));
    act(() => phone.trigger('interrupt'));
    expect(readDialog()).toBe('Incoming call');
    expect(phone.appState).toBe('background');
    await press('Decline');
    expect(readDialog()).toBe(camera);
    act(() => phone.trigger('home'));
    expect(readDialog()).toBeUndefined();
    await press('App');
    expect(readDialog()).toBe(camera);
    act(() => phone.trigger('home'));
    act(() => phone.trigger('interrupt'));
    act(() => phone.comeBack());
    expect(readDialog()).toBe(camera);
    await press(allow);
    expect(onAnswers).toHaveBeenCalledWith(['granted']);
    expect(phone.appState).toBe('active');
  });

  test('alerts wait below a call, and each calls its own button', async () => {
    const { phone } = startTestPhone(platform);
    const onPress = vi.fn();
    act(() => phone.trigger('interrupt'));
    for (const message of ['first', 'second'])
      act(() => Alert.alert('Error', message, [{ text: 'Later', onPress: () => onPress(message) }]));
    act(() => Alert.alert('Done', undefined, []));
    await press('Accept and hang up');
    expect(readDialog()).toBe('Done');
    await press('OK');
    await press('Later');
    await press('Later');
    expect(onPress.mock.calls).toEqual([['second'], ['first']]);
    expect(readDialog()).toBeUndefined();
    expect(phone.appState).toBe('active');
  });
});

test('after a dialog, the home screen and Settings, the focus is where it was', async () => {
  const { phone } = startTestPhone('android', <button type="button">Take photo</button>);
  screen.getByText('Take photo').focus();
  for (const title of ['First', 'Second']) act(() => Alert.alert(title));
  for (const _ of ['Second', 'First']) {
    expect(document.activeElement).toBe(screen.getByRole('alertdialog'));
    await press('OK');
  }
  expect(document.activeElement).toBe(screen.getByText('Take photo'));
  act(() => phone.trigger('home'));
  await press('Settings');
  screen.getByLabelText('Microphone').focus();
  act(() => phone.trigger('interrupt'));
  expect(document.activeElement).toBe(screen.getByRole('alertdialog'));
  await press('Decline');
  expect(document.activeElement).toBe(screen.getByLabelText('Microphone'));
  await press('Back to the app');
  expect(document.activeElement).toBe(screen.getByText('Take photo'));
});

test('a phone that plays a scenario leaves the focus to the page', () => {
  const { phone } = startTestPhone('android');
  phone.takesFocus = false;
  act(() => Alert.alert('Done'));
  act(() => phone.trigger('home'));
  expect(document.activeElement).toBe(document.body);
});

test.each(['Back to the app', 'App'])(
  'iOS restarts an app whose permission changed in Settings, on "%s"',
  async (button) => {
    const { phone } = startTestPhone('ios');
    await act(() => Linking.openSettings());
    await press('Back to the app');
    expect(phone.appState).toBe('active');
    await act(() => Linking.openSettings());
    fireEvent.click(screen.getByLabelText('Microphone'));
    if (button === 'App') act(() => phone.trigger('home'));
    await press(button);
    expect(decodeURIComponent(window.location.hash)).toBe('#permission=microphone:granted');
    expect(phone.appState).toBe('background');
  },
);

test('a crash replaces the app, which opens again with its permissions', async () => {
  const { phone } = startTestPhone('android', 'The app');
  phone.setPermission('camera', { isGranted: true });
  act(() => phone.report('A recording is lost.'));
  expect(screen.getByText('The app')).toBeTruthy();
  act(() => phone.crash('There is no reason.'));
  expect(screen.queryByText('The app')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('no reason');
  await press('Open the app again');
  expect(decodeURIComponent(window.location.hash)).toBe('#permission=camera:granted');
});
