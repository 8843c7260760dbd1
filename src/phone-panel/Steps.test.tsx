// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import Steps from './Steps';

afterEach(cleanup);

const permissions = { camera: 'granted', microphone: 'granted', location: 'granted' } as const;

test('what a step does shows once it’s done, or on request', () => {
  const createStep = (text: string) => {
    const outcome = { text: `${text} – seen.`, trace: [] };
    return { text, permissions, situations: [], actions: [], android: outcome, ios: outcome };
  };
  const steps = [createStep('Zoom in'), createStep('Zoom out')];
  const view = (done: typeof steps) => (
    <Steps {...{ steps, done }} platform="android" status="" onPlay={() => undefined} />
  );
  const { rerender } = render(view([]));
  const isShown = () => screen.getAllByText(/seen/).map((text) => text.closest('details')!.open);
  expect(isShown()).toEqual([false, false]);
  rerender(view([steps[1]!]));
  expect(isShown()).toEqual([false, true]);
  fireEvent.click(screen.getByText('Zoom in', { selector: 'summary *' }));
  expect(isShown()).toEqual([true, true]);
});

test('names in the outcome of a step are code', () => {
  const text =
    "takePhoto() rejects with capture/file-io-error on iOS, isActive isn't 'denied', and CameraX's code is lost.";
  const outcome = { text, trace: [] };
  const step = {
    text: 'Take a photo.',
    permissions,
    situations: [],
    actions: [],
    android: outcome,
    ios: outcome,
  };
  const { container } = render(
    <Steps steps={[step]} done={[]} platform="android" status="" onPlay={() => undefined} />,
  );
  expect(container.textContent).toContain(text);
  expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    'takePhoto()',
    'capture/file-io-error',
    'isActive',
    "'denied'",
  ]);
});
