// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PanelMessage } from 'vision-camera-phone/protocol';
import type { Problem, Scenario } from 'vision-camera-phone/steps';
import CheckPhone from './CheckPhone';

vi.mock('@docusaurus/useBaseUrl', () => ({ default: (url: string) => url }));

const SCENARIO: Scenario = {
  says: 'It opens.',
  works: 'It opens.',
  platforms: ['android'],
  models: [],
  scene: 'parcels',
  situations: [],
  permissions: { camera: 'granted', microphone: 'granted', location: 'granted' },
  actions: [],
  expect: [],
};
const PROGRAM = { id: 1, files: { 'App.tsx': 'export default () => null;' } };

let sent: PanelMessage[];
let onEnd: ReturnType<typeof vi.fn<(problem: Problem | undefined) => void>>;
let say: (message: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  onEnd = vi.fn();
  const { container } = render(
    <CheckPhone program={PROGRAM} scenario={SCENARIO} platform="android" onEnd={onEnd} />,
  );
  const { contentWindow } = container.querySelector('iframe')!;
  contentWindow!.postMessage = (message: PanelMessage) => sent.push(message);
  say = (data) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { data, source: contentWindow })));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test('a phone gets the program, then the scenario once, although the scenario restarts the app', () => {
  say({ type: 'ready' });
  say({ type: 'starting' });
  say({ type: 'running' });
  expect(sent).toEqual([{ program: PROGRAM }]);
  say({ type: 'started' });
  say({ type: 'running' });
  say({ type: 'started' });
  expect(sent).toEqual([{ program: PROGRAM }, { scenario: SCENARIO }]);
  say({ type: 'scenario', problem: { text: 'It stays closed.' } });
  expect(onEnd.mock.calls).toEqual([[{ text: 'It stays closed.' }]]);
});

test('a phone that doesn’t start is a problem', () => {
  pass(119);
  expect(onEnd).not.toHaveBeenCalled();
  pass(2);
  expect(onEnd.mock.calls).toEqual([[{ text: 'The phone didn’t start.' }]]);
});

test('code that never finishes is a problem', () => {
  say({ type: 'running' });
  pass(31);
  expect(onEnd.mock.calls).toEqual([[{ text: 'The code never finishes, so the app doesn’t start.' }]]);
});

test('each app that starts has two minutes', () => {
  say({ type: 'running' });
  for (const _ of 'ab') {
    say({ type: 'started' });
    pass(100);
  }
  expect(onEnd).not.toHaveBeenCalled();
  pass(30);
  expect(onEnd.mock.calls).toEqual([[{ text: 'The app doesn’t answer any more.' }]]);
});

test('a phone that fails or sends too much is a problem', () => {
  say({ type: 'failed', message: 'No.' });
  expect(onEnd).toHaveBeenLastCalledWith({ text: 'The phone didn’t start: No.' });
  for (let count = 0; count <= 1000; count++) say({ type: 'running' });
  expect(onEnd).toHaveBeenLastCalledWith({ text: 'The app sends more than this page can read.' });
});
