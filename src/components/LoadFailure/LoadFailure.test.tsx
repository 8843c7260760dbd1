// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadFailure } from '.';
import { loadOnce } from './loadOnce';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function press(fetchPage: () => Promise<unknown>, href?: string) {
  vi.stubGlobal('fetch', fetchPage);
  const reload = vi.fn();
  const assign = vi.fn();
  vi.stubGlobal('location', { href: window.location.href, reload, assign });
  render(<LoadFailure href={href}>The diagram didn’t load.</LoadFailure>);
  expect(screen.getByRole('alert').textContent).toContain('The diagram didn’t load.');
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  return { reload, assign };
}

test('reloads the page', async () => {
  const { reload } = press(async () => undefined);
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
});

test('opens another page if there is one', async () => {
  const { assign } = press(async () => undefined, '/search?q=zoom');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/search?q=zoom'));
});

test('keeps the page if the site can’t be reached', async () => {
  const { reload } = press(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText(/can’t be reached/)).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('asks once for a file that’s gone, and again after a failure without a connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
  const loadPart = loadOnce(load);
  await expect(loadPart()).rejects.toThrow('gone');
  onLine.mockReturnValue(true);
  await expect(loadPart()).rejects.toThrow('gone');
  await expect(loadPart()).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(2);
});
