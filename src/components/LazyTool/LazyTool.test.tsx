// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LazyTool from '.';

/** Replaces the browser's observer, so a test decides when the tool comes into view. */
class TestObserver {
  static callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: typeof TestObserver.callback) {
    TestObserver.callback = callback;
  }
  observe() {}
  disconnect() {}
}

const comeIntoView = () => act(async () => TestObserver.callback([{ isIntersecting: true }]));

function renderTool(load: () => Promise<{ default: () => React.ReactNode }>) {
  render(
    <LazyTool title="Zoom" hash="zoom" load={load} reserve={[5, 4, 3, 2, 1]}>
      <p>static text</p>
    </LazyTool>,
  );
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', TestObserver));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('LazyTool', () => {
  it('says that loading failed, and offers Retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    renderTool(() => Promise.reject(new Error('Gone.')));
    await comeIntoView();
    expect(screen.getByRole('alert').textContent).toContain('Zoom didn’t load.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(screen.getByText('static text')).toBeTruthy();
  });

  it('scrolls to a tool whose state is in the URL', () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    for (const hash of ['', '#zoom', '#zoom=abc']) {
      window.location.hash = hash;
      renderTool(async () => ({ default: () => null }));
      expect(scroll).toHaveBeenCalledTimes(hash === '#zoom=abc' ? 1 : 0);
    }
  });

  it('contains the error of a tool that crashes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    renderTool(async () => ({
      default: () => {
        throw new Error('Unknown lens.');
      },
    }));
    await comeIntoView();
    expect(screen.getByRole('alert').textContent).toContain('Zoom stopped. Unknown lens.');
  });
});
