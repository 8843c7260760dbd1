// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHashTarget } from './useHashTarget';

vi.mock('@docusaurus/router', () => ({ useLocation: () => window.location }));

const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
  window.location.hash = '#target';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page that opens at a hidden target, and what it does about it. */
function Page({ reveal }: { reveal: (target: HTMLElement) => void }): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useHashTarget(container, reveal);
  return (
    <div ref={container}>
      <p id="target" hidden />
    </div>
  );
}

test('scrolls to a target that appears later', async () => {
  render(<Page reveal={(target) => setTimeout(() => (target.hidden = false), 500)} />);
  await vi.advanceTimersByTimeAsync(400);
  expect(scrollIntoView).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('stops waiting for a target that stays hidden', async () => {
  render(<Page reveal={() => undefined} />);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
});
