// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import Tool from './Tool';

afterEach(cleanup);

it('starts at the neutral zoom and tells lens, field of view and label', () => {
  render(<Tool />);
  expect(screen.getByRole('status').textContent).toMatch(/^wide-angle-camera in its own view\. .* show 1×/);
});

it('follows the slider and the buttons', () => {
  render(<Tool />);
  fireEvent.click(screen.getByRole('button', { name: /minZoom/ }));
  expect(screen.getByRole('status').textContent).toMatch(/^ultra-wide-angle-camera .* show 0\.5×/);
  const slider = screen.getByRole('slider', { name: 'zoom' });
  fireEvent.change(slider, { target: { value: '4' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('16');
  expect(screen.getByRole('status').textContent).toMatch(/^telephoto-camera, enlarged/);
});

it('stays within the zoom of another device', () => {
  render(<Tool />);
  fireEvent.click(screen.getByRole('button', { name: /maxZoom/ }));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'motorola-edge-40-back' } });
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('1');
});
