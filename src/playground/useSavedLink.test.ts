// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LinkState } from './link';
import { useSavedLink } from './useSavedLink';

/** Safari's limit until version 17. */
const MAX_CHANGES = 100;
const LIMIT_MS = 30_000;

let write: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/playground?a=b');
  write = vi.spyOn(window.history, 'replaceState');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const createLink = (model: string): LinkState => ({ platform: 'android', model, situations: [] });

test('the URL follows, however often the link changes', async () => {
  const { rerender } = renderHook(useSavedLink, { initialProps: createLink('0') });
  for (let time = 0; time < LIMIT_MS; time += 50) {
    rerender(createLink(String(time)));
    await wait(50);
    if (time === 2000) expect(window.location.hash).toMatch(/^#model=\d+$/);
  }
  await wait(1000);
  expect(window.location.href).toMatch(/\/playground\?a=b#model=29950$/);
  expect(write.mock.calls.length).toBeLessThan(MAX_CHANGES);
});

test('a URL that can’t be changed catches up', async () => {
  const refusal = new DOMException(
    'Attempt to use history.replaceState() more than 100 times',
    'SecurityError',
  );
  write.mockImplementation(() => {
    throw refusal;
  });
  const { result, rerender } = renderHook(useSavedLink, { initialProps: createLink('a') });
  await wait(5000);
  rerender(createLink('b'));
  await act(() => result.current());
  expect(window.location.hash).toBe('');
  write.mockRestore();
  await wait(5000);
  expect(window.location.hash).toBe('#model=b');
});

test('a link that’s about to open stays', async () => {
  const { rerender } = renderHook(useSavedLink, { initialProps: createLink('a') });
  await wait(1000);
  rerender(createLink('b'));
  window.history.replaceState(null, '', '#sample=other');
  await wait(5000);
  expect(window.location.hash).toBe('#sample=other');
});

test('a page that’s left keeps its URL', async () => {
  const { unmount } = renderHook(useSavedLink, { initialProps: createLink('a') });
  unmount();
  await wait(5000);
  expect(window.location.hash).toBe('');
});
