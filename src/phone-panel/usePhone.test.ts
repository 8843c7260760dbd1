// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PanelMessage } from 'vision-camera-phone/protocol';
import { usePhone, type UsePhoneOptions } from './usePhone';

const OPTIONS = {
  id: 'taking-photos-photo-screen',
  platform: 'android',
  situations: 'ask-permission dark no-flash',
} as const;

let sent: PanelMessage[];

beforeEach(() => {
  sent = [];
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Starts a phone in an iframe that only records what it's told. `say` sends a message from that phone. */
function startPhone(options: Partial<UsePhoneOptions> = {}) {
  const iframe = document.body.appendChild(document.createElement('iframe'));
  iframe.contentWindow!.postMessage = (message: PanelMessage) => sent.push(message);
  const refs = { frame: { current: iframe }, panel: { current: document.body } };
  const leave = vi.fn();
  const { result } = renderHook(() => usePhone({ ...OPTIONS, ...refs, leave, ...options }));
  const say = (message: unknown, source: Window = iframe.contentWindow!) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { data: message, source })));
  const readOptions = () => new URLSearchParams(result.current.url.replace(/.*#/, ''));
  return { phone: () => result.current, say, readOptions, iframe, leave };
}

const STATE = { toggles: [], quarterTurns: 0, permissions: ['camera:granted'] };

test('a button pressed during the start takes effect after it', () => {
  const { phone, say } = startPhone();
  act(() => phone().press('dark'));
  expect(sent).toEqual([]);
  expect(phone().buttons.find(({ situation }) => situation === 'dark')?.isPressed).toBe(true);
  say({ type: 'started' });
  expect(sent).toEqual([{ situation: 'dark' }]);
  expect(phone().status).toBe('running');
});

test('a phone that starts as soon as its frame is in the page has started', () => {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  const refs = {
    frame: { current: { contentWindow } as HTMLIFrameElement },
    panel: { current: document.body },
  };
  const { result } = renderHook(() => {
    const phone = usePhone({ ...OPTIONS, ...refs, leave: vi.fn(), startsAlone: true });
    useLayoutEffect(() => {
      window.dispatchEvent(new MessageEvent('message', { data: { type: 'started' }, source: contentWindow }));
    }, []);
    return phone;
  });
  expect(result.current.status).toBe('running');
});

test('settings have what waits for a phone that hasn’t started', () => {
  const onSettings = vi.fn<NonNullable<UsePhoneOptions['onSettings']>>();
  const { phone } = startPhone({ onSettings });
  act(() => phone().press('dark'));
  expect(onSettings.mock.lastCall![0].situations).toEqual(['dark']);
});

test('a phone without a flash is a new phone with the same permissions', () => {
  const { phone, say, readOptions } = startPhone();
  say({ type: 'started' });
  say({ type: 'state', state: STATE });
  act(() => phone().press('no-flash'));
  expect(phone().status).toBe('starting');
  expect(readOptions().getAll('situation')).toEqual(['ask-permission', 'no-flash']);
  expect(readOptions().getAll('permission')).toEqual(['camera:granted']);
  act(() => phone().resetPermissions!());
  expect(readOptions().getAll('permission')).toEqual([]);
});

test('a phone that’s replaced while it starts keeps the answers of the one before', () => {
  const { phone, say, readOptions } = startPhone();
  say({ type: 'started' });
  say({ type: 'state', state: STATE });
  act(() => phone().resetPermissions!());
  act(() => phone().chooseScene('document'));
  expect(readOptions().get('scene')).toBe('document');
  expect(readOptions().getAll('permission')).toEqual(['camera:granted']);
  expect(phone().buttons.find(({ situation }) => situation === 'dark')?.isPressed).toBe(false);
});

test.each([
  ['android', ['Dark room', 'Cheap Android phone']],
  ['ios', ['Dark room']],
] as const)('%s has buttons only for what can happen to it', (platform, labels) => {
  const { phone } = startPhone({ platform, situations: 'dark limited-hardware' });
  expect(phone().buttons.map(({ label }) => label)).toEqual(labels);
});

test.each([
  ['the camera runs', { kind: 'event', name: 'onStarted' }],
  ['the app has crashed', { kind: 'fault', name: 'fault' }],
] as const)('a step starts on a new phone, as soon as %s', (_, entry) => {
  const { phone, say } = startPhone();
  say({ type: 'started' });
  const outcome = { text: 'It’s dark.', trace: [] };
  const permissions = { camera: 'granted', microphone: 'granted', location: 'granted' } as const;
  const actions = [{ situation: 'dark' }] as const;
  const step = { text: 'Turn off the light.', permissions, situations: [], actions };
  act(() => phone().playStep({ ...step, android: outcome, ios: outcome }));
  say({ type: 'started' });
  expect(sent).toEqual([]);
  say({ type: 'trace', entries: [{ time: 300, ...entry }] });
  expect(sent).toEqual([{ actions }]);
  expect(phone().doneSteps).toEqual([]);
  say({ type: 'actions', failure: 'There’s no enabled button.' });
  expect(phone().stepStatus).toBe('There’s no enabled button.');
  expect(phone().doneSteps).toMatchObject([{ text: 'Turn off the light.' }]);
});

test('the first phone can do a step, with the permissions and the hardware it needs', () => {
  const outcome = { text: 'The camera starts.', trace: [] };
  const actions = [{ answer: 'granted' }] as const;
  const firstStep = {
    text: 'Allow the camera.',
    permissions: { camera: 'ask', microphone: 'ask', location: 'ask' },
    situations: ['limited-hardware'],
    actions,
    android: outcome,
    ios: outcome,
  } as const;
  const { phone, say, readOptions } = startPhone({ situations: '', firstStep });
  expect(readOptions().getAll('situation')).toEqual(['ask-permission', 'limited-hardware']);
  expect(readOptions().getAll('permission')).toEqual([]);
  say({ type: 'started' });
  expect(sent).toEqual([{ actions }]);
  say({ type: 'actions' });
  expect(phone().doneSteps).toEqual([firstStep]);
});

test('messages of other windows change nothing', () => {
  const { phone, say } = startPhone();
  say({ type: 'failed', message: 'No.' }, window);
  expect(phone().status).toBe('starting');
});

test('a program that runs and never starts is called stuck, until one starts', () => {
  vi.useFakeTimers();
  const { phone, say } = startPhone({ program: { id: 1, files: { 'App.tsx': 'while (true);' } } });
  say({ type: 'ready' });
  expect(sent).toHaveLength(1);
  // Its packages can take long to load.
  act(() => vi.advanceTimersByTime(60_000));
  expect(phone().status).toBe('starting');
  say({ type: 'running' });
  act(() => vi.advanceTimersByTime(10_000));
  expect(phone().status).toBe('stuck');
  act(() => phone().restart());
  expect(phone().status).toBe('stuck');
  say({ type: 'started' });
  expect(phone().status).toBe('running');
  say({ type: 'running' });
  say({ type: 'started' });
  act(() => vi.advanceTimersByTime(60_000));
  expect(phone().status).toBe('running');
  vi.useRealTimers();
});

test('packages that don’t load are a failure of the phone, and it can start later', () => {
  const { phone, say } = startPhone({
    program: { id: 1, files: { 'App.tsx': 'export default () => null;' } },
  });
  say({ type: 'ready' });
  say({ type: 'failed', message: 'ChunkLoadError' });
  expect(phone().status).toBe('failed');
  say({ type: 'running' });
  say({ type: 'started' });
  expect(phone().status).toBe('running');
});

test('a phone that starts has no error yet, and another program’s error is none', () => {
  const onProgramError = vi.fn();
  const { say } = startPhone({
    program: { id: 3, files: { 'App.tsx': 'throw new Error("no");' } },
    onProgramError,
  });
  const error = { message: 'Error: no', file: 'src/App.tsx', line: 2 };
  say({ type: 'programError', program: 2, error });
  say({ type: 'programError', program: 3, error });
  say({ type: 'starting' });
  expect(onProgramError.mock.calls).toEqual([[{ type: 'programError', program: 3, error }], [undefined]]);
});

test('the trace is rendered from time to time, and is empty after the start', () => {
  vi.useFakeTimers();
  const { phone, say } = startPhone();
  const entries = [{ time: 300, kind: 'log', name: 'log', value: 'frame' }];
  for (let count = 0; count < 3; count++) say({ type: 'trace', entries });
  expect(phone().trace.rows).toEqual([]);
  act(() => vi.advanceTimersByTime(1000));
  expect(phone().trace.rows).toMatchObject([{ count: 3 }]);
  say({ type: 'trace', entries });
  say({ type: 'starting' });
  act(() => vi.advanceTimersByTime(1000));
  expect(phone().trace.rows).toEqual([]);
  vi.useRealTimers();
});

test.each([
  ['nothing', null],
  ['no entries', { type: 'trace', entries: 1 }],
  ['no entry', { type: 'trace', entries: [null] }],
  ['endless turns', { type: 'state', state: { ...STATE, quarterTurns: 2 ** 32 } }],
  ['no toggles', { type: 'state', state: { ...STATE, toggles: null } }],
  ['no error', { type: 'failed' }],
])('a phone that sends %s goes on', (_, message) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { phone, say } = startPhone({ onSettings: () => undefined });
  say({ type: 'started' });
  say({ type: 'state', state: STATE });
  say(message);
  say(message);
  expect(phone().status).toBe('running');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('a phone that sends too much isn’t heard until it restarts', () => {
  const { phone, say, iframe } = startPhone();
  const data = { type: 'running' };
  act(() => {
    for (let count = 0; count < 100_000; count++)
      window.dispatchEvent(new MessageEvent('message', { data, source: iframe.contentWindow }));
  });
  expect(phone().isFlooded).toBe(true);
  say({ type: 'failed', message: 'No.' });
  expect(phone().status).toBe('running');
  act(() => phone().restart());
  expect(phone().isFlooded).toBe(false);
  say({ type: 'failed', message: 'No.' });
  expect(phone().status).toBe('failed');
});

test('only Esc in the phone takes the focus from the phone', () => {
  const { say, iframe, leave } = startPhone();
  const editor = document.body.appendChild(document.createElement('textarea'));
  editor.focus();
  say({ type: 'escape' });
  expect(leave).not.toHaveBeenCalled();
  iframe.focus();
  say({ type: 'escape' });
  expect(leave).toHaveBeenCalledOnce();
});

test('a document without a phone is a failure with its title', () => {
  const { phone, iframe } = startPhone();
  act(() => phone().checkStart());
  expect(phone().failure).toBe('The network failed.');
  iframe.contentDocument!.title = 'Page Not Found';
  act(() => phone().checkStart());
  expect(phone().failure).toBe('Page Not Found');
});
