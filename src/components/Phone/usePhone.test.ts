// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PanelMessage, PhoneMessage } from '../../phone/messages';
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
  const { result } = renderHook(() => usePhone({ ...OPTIONS, ...refs, ...options }));
  const say = (message: PhoneMessage, source: Window = iframe.contentWindow!) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { data: message, source })));
  const readOptions = () => new URLSearchParams(result.current.url.replace(/.*#/, ''));
  return { phone: () => result.current, say, readOptions };
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

test.each([
  ['the camera runs', { kind: 'event', name: 'onStarted' }],
  ['the app has crashed', { kind: 'fault', name: 'fault' }],
] as const)('a step starts on a new phone, as soon as %s', (_, entry) => {
  const { phone, say } = startPhone();
  say({ type: 'started' });
  const outcome = { text: 'It’s dark.', trace: [] };
  const actions = [{ situation: 'dark' }] as const;
  act(() => phone().playStep({ text: 'Turn off the light.', actions, android: outcome, ios: outcome }));
  say({ type: 'started' });
  expect(sent).toEqual([]);
  say({ type: 'trace', entries: [{ time: 300, ...entry }] });
  expect(sent).toEqual([{ actions }]);
  say({ type: 'actions', failure: 'There’s no enabled button.' });
  expect(phone().stepStatus).toBe('There’s no enabled button.');
});

test('messages of other windows change nothing', () => {
  const { phone, say } = startPhone();
  say({ type: 'failed', message: 'No.' }, window);
  expect(phone().status).toBe('starting');
});

test('a program that never starts is called stuck, until one starts', () => {
  vi.useFakeTimers();
  const { phone, say } = startPhone({ program: { id: 1, files: { 'App.tsx': 'while (true);' } } });
  say({ type: 'ready' });
  expect(sent).toHaveLength(1);
  act(() => vi.advanceTimersByTime(10_000));
  expect(phone().status).toBe('stuck');
  say({ type: 'started' });
  expect(phone().status).toBe('running');
  vi.useRealTimers();
});
