// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import Tool from './Tool';

afterEach(cleanup);

it('computes the bytes for a size and a frame rate', () => {
  render(<Tool />);
  expect(screen.getByRole('row', { name: /^rgb, 8-bit 8\.3 MB 249 MB/ })).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Resolution' }), { target: { value: '3840x2160' } });
  fireEvent.click(screen.getByRole('radio', { name: '60 fps' }));
  expect(screen.getByRole('row', { name: /^rgb, 8-bit 33\.2 MB 2\.0 GB/ })).toBeTruthy();
});

it('accepts a custom size', () => {
  render(<Tool />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Resolution' }), { target: { value: 'custom' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Width' }), { target: { value: '1000' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Height' }), { target: { value: '1000' } });
  expect(screen.getByRole('row', { name: /^yuv, 8-bit 1\.5 MB/ })).toBeTruthy();
});
