// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import Tool from './Tool';

afterEach(cleanup);

it('shows the budget, dropped frames and the average rate', () => {
  render(<Tool />);
  expect(screen.getByRole('status').textContent).toContain('Budget: 16.7 ms');
  expect(screen.getByRole('status').textContent).toContain('12 of the first 24 frames are dropped');
  fireEvent.click(screen.getByRole('radio', { name: '30 fps' }));
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('24 frames, 0 of them dropped');
});

it('queues frames on Android', () => {
  render(<Tool />);
  fireEvent.click(screen.getByRole('radio', { name: 'Android' }));
  expect(screen.getByRole('status').textContent).toContain(
    'gets 50 frames per second, and finishes each one 120 ms after',
  );
});

it('computes the bytes for a size and a frame rate', () => {
  render(<Tool />);
  expect(screen.getByRole('row', { name: 'rgb, 8-bit 8.3 MB 498 MB' })).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Resolution' }), { target: { value: '3840x2160' } });
  fireEvent.click(screen.getByRole('radio', { name: '30 fps' }));
  expect(screen.getByRole('row', { name: 'rgb, 8-bit 33.2 MB 995 MB' })).toBeTruthy();
});

it('accepts a custom size', () => {
  render(<Tool />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Resolution' }), { target: { value: 'custom' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Width' }), { target: { value: '1000' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Height' }), { target: { value: '1000' } });
  expect(screen.getByRole('row', { name: /^yuv, 8-bit 1\.5 MB/ })).toBeTruthy();
});
