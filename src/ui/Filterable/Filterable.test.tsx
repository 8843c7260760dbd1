// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Filterable, FilterItem } from '.';

let location = { hash: '' };
vi.mock('@docusaurus/router', () => ({ useLocation: () => location }));

afterEach(cleanup);

test('shows and counts the items that contain every word, and hides groups without matches', () => {
  const { container } = render(
    <Filterable label="Filter errors" example="no-device">
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

test('clears the filter when a reader follows a link to a hidden item', () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const list = () => (
    <Filterable label="Filter errors" example="no-device">
      <FilterItem>
        <h4 id="camera-not-ready">session/camera-not-ready</h4>
      </FilterItem>
      <FilterItem>
        <h4 id="no-device">device/no-device</h4>
      </FilterItem>
    </Filterable>
  );
  const { rerender } = render(list());
  const field = screen.getByLabelText<HTMLInputElement>('Filter errors');
  const follow = (hash: string) => {
    window.location.hash = hash;
    location = { hash };
    rerender(list());
  };
  fireEvent.change(field, { target: { value: 'session' } });
  follow('#camera-not-ready');
  expect(field.value).toBe('session');
  follow('#no-device');
  expect(field.value).toBe('');
  expect(screen.getByText('device/no-device').closest('section')!.hidden).toBe(false);
  expect(scroll).toHaveBeenCalledOnce();
  scroll.mockRestore();
});
