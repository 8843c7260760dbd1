// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PanelMessage, PhoneMessage } from '../protocol/messages';
import { wait } from './testPhone';

vi.mock('react-native-vision-camera', () => ({ Camera: class {} }));

let sent: PhoneMessage[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  );
  vi.spyOn(window, 'addEventListener');
  vi.spyOn(window, 'postMessage').mockImplementation((message: PhoneMessage) => void sent.push(message));
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="root"></div>';
  sent = [];
});

afterEach(() => {
  for (const [type, listener, options] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener, options);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Loads the script of a new document, whose hash has these options. */
async function loadScript(hash = '') {
  window.location.hash = hash;
  vi.resetModules();
  const [{ startPhone }, { getLivePhone }] = await Promise.all([
    import('./startApp'),
    import('./getLivePhone'),
  ]);
  return { startPhone, getLivePhone };
}

/** Sends a message from the panel, which is this window. */
const tell = (data: PanelMessage) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { data, source: window })));

/** Returns the messages of a type that the phone has sent. */
const list = <T extends PhoneMessage['type']>(type: T) =>
  sent.filter((message): message is Extract<PhoneMessage, { type: T }> => message.type === type);

test('after a start that failed, the next one uses the same phone', async () => {
  const { startPhone } = await loadScript();
  const load = () => Promise.reject(new Error('Loading chunk 1 failed.'));
  await expect(startPhone(load)).rejects.toThrow('Loading chunk 1 failed.');
  const show = await startPhone(async () => undefined);
  act(() => show(() => 'The app'));
  expect(screen.getByText('The app')).toBeTruthy();
  tell({ situation: 'dark' });
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(list('starting')).toHaveLength(1);
  expect(list('state').map(({ state }) => state.toggles)).toEqual([[], ['dark']]);
  expect(list('escape')).toHaveLength(1);
});

test('the options in the hash say how the phone starts', async () => {
  const { startPhone, getLivePhone } = await loadScript(
    '#platform=ios&model=iphone-7&scene=parcels&situation=ask-permission&situation=no-flash&permission=camera:granted',
  );
  await startPhone(async () => undefined);
  const { platform, world, devices } = getLivePhone();
  expect({ platform, scene: world.scene }).toEqual({ platform: 'ios', scene: 'parcels' });
  expect(devices.map(({ hasFlash }) => hasFlash)).toEqual([false]);
  expect(getLivePhone().describePermissions()).toEqual(['camera:granted']);
});

test('the trace has what the app logs and each fault once, but not what packages log', async () => {
  const { startPhone, getLivePhone } = await loadScript();
  await startPhone(async () => console.log('A package says hello.'));
  console.log('Photo', { width: 4000 });
  getLivePhone().report('A recording is lost.');
  await wait(200);
  const entries = list('trace').flatMap((message) => message.entries);
  expect(entries.map(({ kind, value }) => [kind, value])).toEqual([
    ['log', 'Photo {"width":4000}'],
    ['fault', 'A recording is lost.'],
  ]);
});

test('a new app replaces one that threw or crashed, on the same phone', async () => {
  const { startPhone, getLivePhone } = await loadScript();
  const onError = vi.fn();
  const show = await startPhone(async () => undefined, {
    onError,
    readErrors: () => [],
    restart: async (task) => task(),
  });
  const error = new Error('No camera');
  act(() =>
    show(() => {
      throw error;
    }),
  );
  expect(screen.getByRole('alert').textContent).toContain('No camera');
  expect(onError.mock.calls[0]![0]).toBe(error);
  act(() => show(() => 'Second version'));
  expect(screen.getByText('Second version')).toBeTruthy();
  tell({ situation: 'dark' });
  act(() => getLivePhone().crash('The view is gone.'));
  expect(screen.getByText('App keeps stopping')).toBeTruthy();
  act(() => show(() => 'Third version'));
  expect(screen.getByText('Third version')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(list('state').at(-1)!.state.toggles).toEqual(['dark']);
});
