// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import Tool from './Tool';

vi.mock('react-native', () => import('../browser-runtime/reactNative'));
afterEach(cleanup);

it('shows the pick and the code for a filter, and who reported the camera', () => {
  render(<Tool />);
  expect(screen.getByText(/^Picked: Back, wide/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'reported in issue #3581' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'ultra-wide-angle-camera' }));
  expect(screen.getByText(/^Picked: Back, ultra-wide/)).toBeTruthy();
  expect(screen.getByText(/physicalDevices: \['ultra-wide-angle-camera'\]/)).toBeTruthy();
});

it('returns undefined for a position without cameras', () => {
  render(<Tool />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Position' }), { target: { value: 'external' } });
  expect(screen.getByText(/^Returns undefined\. This phone doesn't have an external camera/)).toBeTruthy();
});

it('shows that the hardware level outweighs a lens', () => {
  render(<Tool />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Sample phone' }), {
    target: { value: 'android-logical-camera' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'telephoto-camera' }));
  expect(screen.getByText(/^Picked: Back, logical/)).toBeTruthy();
});
