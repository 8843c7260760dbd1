// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useShallowMemoObject } from './reactUtils';

vi.mock('@docusaurus/theme-common', () => ({ ReactContextError: Error }));

test('keeps an object while keys and values are the same, whatever their order', () => {
  const sidebar = [{ label: 'Guides' }];
  const first: Record<string, unknown> = { sidebar, path: '/docs' };
  const { result, rerender } = renderHook((props) => useShallowMemoObject(props), { initialProps: first });
  rerender({ path: '/docs', sidebar });
  expect(result.current).toBe(first);
  for (const next of [{ sidebar, path: '/blog' }, { sidebar }, { path: undefined }]) {
    rerender(next);
    expect(result.current).toBe(next);
  }
});
