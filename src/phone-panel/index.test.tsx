// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import Poster from './Poster';
import Steps from './Steps';

vi.mock('@docusaurus/useBaseUrl', () => ({ default: (url: string) => url }));

afterEach(cleanup);

test('a click on the screenshot starts the phone, and only Run is in the tab order', () => {
  const onRun = vi.fn();
  const { container } = render(
    <Poster
      id="a-sample"
      title="src/App.tsx"
      platform="android"
      onPlatform={() => undefined}
      onRun={onRun}
    />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Run src/App.tsx']);
  const play = container.querySelector<HTMLElement>('img + button')!;
  expect(play.tabIndex).toBe(-1);
  fireEvent.click(play);
  expect(onRun).toHaveBeenCalledOnce();
});

test('names in the outcome of a step are code', () => {
  const text =
    "takePhoto() rejects with capture/file-io-error on iOS, isActive isn't 'denied', and CameraX's code is lost.";
  const outcome = { text, trace: [] };
  const step = { text: 'Take a photo.', actions: [], android: outcome, ios: outcome };
  const { container } = render(
    <Steps steps={[step]} platform="android" status="" onPlay={() => undefined} />,
  );
  expect(container.textContent).toContain(text);
  expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    'takePhoto()',
    'capture/file-io-error',
    'isActive',
    "'denied'",
  ]);
});
