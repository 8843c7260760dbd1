// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import Tool from './Tool';

vi.mock('react-native', () => import('../../browser-runtime/reactNative'));
afterEach(cleanup);

const valueOf = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!).getByRole('cell').textContent;

it('shows every orientation of a turned phone with a locked screen', () => {
  render(<Tool />);
  expect(valueOf('onPreviewOrientationChanged')).toBe('portrait');
  expect(valueOf('onOutputOrientationChanged')).toBe('landscape-left');
  expect(valueOf('onUIRotationChanged')).toBe('-90°');
  expect(screen.getByRole('img', { name: 'The photo on a server, not upright' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(
    'Output landscape-left: the photo is upright in a gallery, not upright on a server that ignores the flag.',
  );
});

it('shows that a photo is on its side when outputs follow a locked screen', () => {
  render(<Tool />);
  fireEvent.click(screen.getByRole('radio', { name: 'preview' }));
  expect(valueOf('onOutputOrientationChanged')).toBe('portrait');
  expect(screen.getByRole('img', { name: 'The photo in a gallery, not upright' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Screen locked to portrait' }));
  expect(valueOf('onPreviewOrientationChanged')).toBe('landscape-left');
  expect(screen.getByRole('img', { name: 'The photo in a gallery, upright' })).toBeTruthy();
});
