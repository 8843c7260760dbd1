// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Filterable, FilterItem } from '.';

afterEach(cleanup);

test('shows and counts the items that contain every word, and hides groups without matches', () => {
  const { container } = render(
    <Filterable label="Filter errors">
      <h3>Session</h3>
      <FilterItem>session/camera-not-ready</FilterItem>
      <h3>Device</h3>
      <p>About devices</p>
      <FilterItem>device/no-device</FilterItem>
    </Filterable>,
  );
  const isHidden = () => [...container.querySelectorAll('section')].map(({ hidden }) => hidden);
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Filter errors'), { target: { value } });
  type('CAMERA ready');
  expect(isHidden()).toEqual([false, true]);
  expect(screen.getByText('Session').hidden).toBe(false);
  expect(screen.getByText('Device').hidden).toBe(true);
  expect(screen.getByText('About devices').hidden).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('1 shown');
  type('nothing');
  expect(isHidden()).toEqual([true, true]);
  expect(screen.getByRole('status').textContent).toBe('Nothing matches "nothing".');
  type('');
  expect(isHidden()).toEqual([false, false]);
  expect(screen.getByText('Device').hidden).toBe(false);
});
