// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSteps } from '../../phone-panel/loadSteps';
import Guess from '.';
import Answer from './Answer';

vi.mock('@docusaurus/useBaseUrl', () => ({
  default: (url: string) => url,
  useBaseUrlUtils: () => ({ withBaseUrl: (url: string) => url }),
}));
vi.mock('@docusaurus/theme-common', () => ({ useStorageSlot: () => [null, { set: () => undefined }] }));
vi.mock('../../phone-panel/loadSteps', () => ({ loadSteps: vi.fn() }));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(cleanup);

const STEP = {
  text: 'Leave.',
  permissions: { camera: 'granted', microphone: 'granted', location: 'granted' },
  situations: [],
  actions: [{ situation: 'home' }],
  android: { text: 'It stops.', trace: [] },
  ios: { text: 'It stops.', trace: [] },
} as const;

const SAMPLE = { id: 'first-preview-app', title: 'src/App.tsx', situations: 'home', step: STEP.text };

const guess = (sample: Partial<ComponentProps<typeof Guess>> = {}) => (
  <Guess {...sample}>
    <p>What happens?</p>
    <Answer label="`isActive` stays `true`">
      <p>Nobody sees it.</p>
    </Answer>
    <Answer label="It stops" right>
      <p>Another app may need it.</p>
    </Answer>
  </Guess>
);

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('a wrong answer is explained, and then the right one', () => {
  render(guess());
  const button = screen.getByRole('button', { name: 'Show the answer' });
  fireEvent.click(button);
  expect(screen.getByRole('status').textContent).toBe('Choose an answer first.');
  choose('isActive stays true');
  fireEvent.click(button);
  expect(screen.getByRole('status').textContent).toBe(
    'Wrong: isActive stays trueNobody sees it.Right: It stopsAnother app may need it.',
  );
  choose('It stops');
  expect(screen.getByRole('status').textContent).toBe('Right: It stopsAnother app may need it.');
});

/** Starts a phone, checks that it does the step, and says that it's done. */
async function playStep(title: string): Promise<void> {
  // The phone's code loads first, which takes a while on a busy machine.
  const frame = await screen.findByTitle<HTMLIFrameElement>(title, {}, { timeout: 30_000 });
  const sent = vi.fn();
  frame.contentWindow!.postMessage = sent;
  const say = (data: object) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow })));
  say({ type: 'started' });
  say({ type: 'trace', entries: [{ time: 300, kind: 'event', name: 'onStarted' }] });
  expect(sent).toHaveBeenCalledWith({ actions: STEP.actions }, '*');
  expect(screen.queryByText('Another app may need it.')).toBeNull();
  say({ type: 'actions' });
}

test('the phone does the step before the answer shows', async () => {
  vi.mocked(loadSteps).mockResolvedValue({ steps: [STEP], mistakes: [] });
  render(guess(SAMPLE));
  choose('It stops');
  fireEvent.click(screen.getByRole('button', { name: 'Run it and see' }));
  await playStep('Android phone with src/App.tsx');
  expect(screen.getByText('Another app may need it.')).toBeTruthy();
});

test('if the platforms differ, the answer waits for both phones', async () => {
  vi.mocked(loadSteps).mockResolvedValue({
    steps: [{ ...STEP, ios: { text: 'It goes on.', trace: [] } }],
    mistakes: [],
  });
  render(guess(SAMPLE));
  choose('It stops');
  fireEvent.click(screen.getByRole('button', { name: 'Run it and see' }));
  await playStep('Android phone with src/App.tsx');
  await playStep('iOS phone with src/App.tsx');
  expect(screen.getByText('Another app may need it.')).toBeTruthy();
});

test('a question about one platform runs only there', async () => {
  vi.mocked(loadSteps).mockResolvedValue({
    steps: [{ ...STEP, ios: { text: 'It goes on.', trace: [] } }],
    mistakes: [],
  });
  render(guess({ ...SAMPLE, platform: 'ios' }));
  choose('It stops');
  fireEvent.click(screen.getByRole('button', { name: 'Run it and see' }));
  await playStep('iOS phone with src/App.tsx');
  expect(screen.getByText('Another app may need it.')).toBeTruthy();
});

test('Esc in the phone leads to its button', async () => {
  vi.mocked(loadSteps).mockResolvedValue({ steps: [STEP], mistakes: [] });
  render(guess(SAMPLE));
  choose('It stops');
  fireEvent.click(screen.getByRole('button', { name: 'Run it and see' }));
  const title = 'Android phone with src/App.tsx';
  const frame = await screen.findByTitle<HTMLIFrameElement>(title, {}, { timeout: 30_000 });
  frame.focus();
  const data = { type: 'escape' };
  act(() => window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow })));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Run again/ }));
});

test('a phone that doesn’t load hides no answer', async () => {
  vi.mocked(loadSteps).mockRejectedValue(new Error('gone'));
  render(guess(SAMPLE));
  choose('It stops');
  fireEvent.click(screen.getByRole('button', { name: 'Run it and see' }));
  expect(await screen.findByText('The phone didn’t load.')).toBeTruthy();
  expect(screen.getByText('Another app may need it.')).toBeTruthy();
});

test('without JavaScript, the explanations are folded below the answers', () => {
  const html = renderToString(guess());
  document.body.innerHTML = html.replace(/<(\/?)noscript>/g, '<$1div>');
  const details = document.querySelector('details')!;
  expect(details.open).toBe(false);
  expect(details.textContent).toContain('Right: It stopsAnother app may need it.');
  expect([...document.querySelectorAll('input, button')].every((it) => it.hasAttribute('data-script'))).toBe(
    true,
  );
  document.body.replaceChildren();
});
