// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import Tool from './Tool';

afterEach(cleanup);

it('moves the code by sliders and prints the conversion', () => {
  render(<Tool />);
  fireEvent.change(screen.getByRole('slider', { name: 'Code from left to right' }), {
    target: { value: '0' },
  });
  fireEvent.change(screen.getByRole('slider', { name: 'Code from top to bottom' }), {
    target: { value: '0' },
  });
  expect(screen.getByText(/const code = \{ x: 0, y: 0, width: 96, height: 96 \}/)).toBeTruthy();
  const result = screen.getByText(/^The library reports/);
  expect(result.getAttribute('role')).toBe('status');
  expect(result.textContent).toBe(
    'The library reports the code at 0, 0 pixels. In the view it is at -121, 0 points.',
  );
  fireEvent.click(screen.getByRole('radio', { name: 'iOS' }));
  expect(screen.getByText(/const code = \{ x: 0, y: 864, width: 216, height: 216 \}/)).toBeTruthy();
});

it('prints other code for contain and for a front camera', () => {
  render(<Tool />);
  fireEvent.click(screen.getByRole('radio', { name: 'contain' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Front camera' }));
  expect(screen.getByText(/Math\.min\( \/\/ contain/)).toBeTruthy();
  expect(screen.getByText(/the preview is a mirror/)).toBeTruthy();
});
