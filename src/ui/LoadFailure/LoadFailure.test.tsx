// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadFailure } from '.';
import { LoadError, loadOnce } from './loadOnce';
import { useReload } from './useReload';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Part({ url }: { url: string }) {
  const { reload } = useReload(url);
  return <button onClick={reload}>Search again</button>;
}

function stub(fetchPage: () => Promise<unknown>) {
  vi.stubGlobal('fetch', fetchPage);
  const reload = vi.fn();
  const assign = vi.fn();
  vi.stubGlobal('location', { href: window.location.href, reload, assign });
  return { reload, assign };
}

test('reloads the page', async () => {
  const { reload } = stub(async () => undefined);
  render(<LoadFailure>The diagram didn’t load.</LoadFailure>);
  expect(screen.getByRole('alert').textContent).toContain('The diagram didn’t load.');
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
});

test('opens another page if there is one', async () => {
  const { assign } = stub(async () => undefined);
  render(<Part url="/search?q=zoom" />);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/search?q=zoom'));
});

test('keeps the page if the site can’t be reached', async () => {
  const { reload } = stub(() => Promise.reject(new TypeError('Failed to fetch')));
  render(<LoadFailure>The diagram didn’t load.</LoadFailure>);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(/can’t be reached/)).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('asks once for a file that’s gone, and again if the site couldn’t be reached', async () => {
  stub(() => Promise.reject(new TypeError('Failed to fetch')));
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
  const loadPart = loadOnce(load);
  await expect(loadPart()).rejects.toThrow('gone');
  stub(async () => undefined);
  await expect(loadPart()).rejects.toThrow(LoadError);
  await expect(loadPart()).rejects.toThrow(LoadError);
  expect(load).toHaveBeenCalledTimes(2);
});
