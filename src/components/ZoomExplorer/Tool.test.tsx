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
  fireEvent.change(slider, { target: { value: '300' } });
  expect(screen.getByRole('status').textContent).toMatch(/^telephoto-camera, enlarged/);
});

it('reaches minZoom and maxZoom of every device by the slider', () => {
  render(<Tool />);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'zoom' });
  // A browser only lets the slider stand on whole steps.
  expect((Number(slider.max) - Number(slider.min)) % Number(slider.step)).toBe(0);
  const values = () => [slider.value, slider.getAttribute('aria-valuetext')];
  for (const { value } of screen.getByRole<HTMLSelectElement>('combobox').options) {
    fireEvent.change(screen.getByRole('combobox'), { target: { value } });
    for (const [name, end] of [
      ['minZoom', slider.min],
      ['maxZoom', slider.max],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
      const wanted = [end, slider.getAttribute('aria-valuetext')];
      expect(values()).toEqual(wanted);
      fireEvent.change(slider, { target: { value: '200' } });
      fireEvent.change(slider, { target: { value: end } });
      expect(values()).toEqual(wanted);
    }
  }
});

it('stays within the zoom of another device', () => {
  render(<Tool />);
  fireEvent.click(screen.getByRole('button', { name: /maxZoom/ }));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'motorola-edge-40-back' } });
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('1');
});
