// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import Steps from './Steps';

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
