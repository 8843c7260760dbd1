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

it('queues frames on Android and shows bytes per second', () => {
  render(<Tool />);
  fireEvent.click(screen.getByRole('radio', { name: 'Android' }));
  expect(screen.getByRole('status').textContent).toContain(
    'gets 50 frames per second, and finishes each one 120 ms after',
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Pixel format' }), { target: { value: '2' } });
  expect(screen.getByText(/Each frame takes 8\.3 MB\. At 60 fps, that's 498 MB/)).toBeTruthy();
});
