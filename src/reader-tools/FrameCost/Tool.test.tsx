// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import Tool from './Tool';

afterEach(cleanup);

const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

it('shows the budget, dropped frames and the average rate', () => {
  render(<Tool />);
  expect(screen.getByRole('status').textContent).toContain('Budget: 16.7 ms');
  expect(screen.getByRole('status').textContent).toContain('12 of the first 24 frames are dropped');
  choose('Frame rate', '30');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('24 frames, 0 of them dropped');
});

it('queues frames on Android', () => {
  render(<Tool />);
  choose('Platform', 'android');
  expect(screen.getByRole('status').textContent).toContain(
    'gets 50 frames per second, and finishes each one 120 ms after',
  );
});

it('computes the bytes for a size and a frame rate', () => {
  render(<Tool />);
  expect(screen.getByRole('row', { name: 'rgb, 8-bit 8.3 MB 498 MB' })).toBeTruthy();
  choose('Resolution', '3840 × 2160');
  choose('Frame rate', '30');
  expect(screen.getByRole('row', { name: 'rgb, 8-bit 33.2 MB 995 MB' })).toBeTruthy();
});

it('accepts a custom size, and keeps the last valid number', () => {
  render(<Tool />);
  choose('Resolution', 'custom');
  const enter = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('spinbutton', { name }), { target: { value } });
  enter('Width', '1000');
  enter('Height', '1000');
  const row = () => screen.getByRole('row', { name: /^yuv, 8-bit 1\.5 MB/ });
  expect(row()).toBeTruthy();
  enter('Width', '0');
  expect(row()).toBeTruthy();
  enter('Width', '1e9');
  expect(row()).toBeTruthy();
});
