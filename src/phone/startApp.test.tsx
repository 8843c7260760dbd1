// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PanelMessage, PhoneMessage } from './messages';
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
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="root"></div>';
  sent = [];
});

afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) {
    window.removeEventListener(type, listener);
    window.removeEventListener(type, listener, true);
  }
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Loads the script of a new document, whose hash has these options. */
async function loadScript(hash = '') {
  window.location.hash = hash;
  vi.resetModules();
  const { startPhone } = await import('./startApp');
  const { getLivePhone } = await import('./getLivePhone');
  return { startPhone, getLivePhone };
}

/** Sends a message from the panel, which is this window. */
const tell = (message: PanelMessage) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { data: message, source: window })));

const list = <T extends PhoneMessage['type']>(type: T) =>
  sent.filter((message): message is Extract<PhoneMessage, { type: T }> => message.type === type);

test('after a start that failed, the next one uses the same phone', async () => {
  const { startPhone } = await loadScript();
  await expect(startPhone(() => Promise.reject(new Error('A package is missing.')))).rejects.toThrow(
    'A package',
  );
  const show = await startPhone(async () => undefined);
  act(() => show(() => 'The app'));
  expect(screen.getByText('The app')).toBeTruthy();
  expect(list('starting')).toHaveLength(1);
  sent = [];
  tell({ situation: 'dark' });
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(list('state').map(({ state }) => state.toggles)).toEqual([['dark']]);
  expect(list('escape')).toHaveLength(1);
});

test('the options in the hash say how the phone starts', async () => {
  const { startPhone, getLivePhone } = await loadScript(
    '#platform=ios&model=iphone-7&scene=parcels&situation=ask-permission&situation=no-flash&permission=camera%3Agranted',
  );
  const show = await startPhone(async () => undefined);
  act(() => show(() => 'The app'));
  const phone = getLivePhone();
  expect([phone.platform, phone.world.scene]).toEqual(['ios', 'parcels']);
  expect(phone.devices.map(({ hasFlash }) => hasFlash)).toEqual([false]);
  expect(list('state').at(-1)!.state.permissions).toEqual(['camera:granted']);
});

test.each([
  ['#model=nokia', 'There\'s no phone "nokia" for android.'],
  ['#scene=moon', 'There\'s no scene "moon".'],
])('%s fails', async (hash, message) => {
  const { startPhone } = await loadScript(hash);
  await expect(startPhone(async () => undefined)).rejects.toThrow(message);
});

test('the trace has what the app logs and each fault once, but not what packages log', async () => {
  const { startPhone, getLivePhone } = await loadScript();
  const show = await startPhone(async () => console.log('A package says hello.'));
  act(() => show(() => null));
  console.log('Photo', { width: 4000 });
  getLivePhone().report('Something is lost.');
  await wait(200);
  const entries = list('trace').flatMap((message) => message.entries);
  expect(entries.map(({ kind, value }) => [kind, value])).toEqual([
    ['log', 'Photo {"width":4000}'],
    ['fault', 'Something is lost.'],
  ]);
});

test('a new app replaces one that threw or crashed, on the same phone', async () => {
  const { startPhone, getLivePhone } = await loadScript();
  const onError = vi.fn();
  const show = await startPhone(async () => undefined, onError);
  const error = new Error('No camera');
  act(() =>
    show(() => {
      throw error;
    }),
  );
  expect(screen.getByRole('alert').textContent).toContain('No camera');
  expect(onError.mock.calls[0]![0]).toBe(error);
  tell({ situation: 'dark' });
  act(() => getLivePhone().report('This crashes the app on Android.'));
  expect(screen.getByText('App keeps stopping')).toBeTruthy();
  act(() => show(() => 'Mended'));
  expect(screen.getByText('Mended')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(list('state').at(-1)!.state.toggles).toEqual(['dark']);
});

test("a step presses the app's button, and says what isn't possible", async () => {
  const { startPhone } = await loadScript();
  const onPress = vi.fn();
  const show = await startPhone(async () => undefined);
  act(() =>
    show(() => (
      <div role="button" onClick={onPress}>
        Take photo
      </div>
    )),
  );
  tell({ actions: [{ press: 'Take photo' }] });
  await wait(1000);
  expect(onPress).toHaveBeenCalledOnce();
  expect(list('actions')).toEqual([{ type: 'actions', failure: undefined }]);
  tell({ actions: [{ press: 'Record' }] });
  await wait(10_000);
  expect(list('actions')[1]).toEqual({ type: 'actions', failure: 'There\'s no enabled button "Record".' });
});
