// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePlatform } from './usePlatform';

const storage = vi.hoisted(() => ({ stored: null as string | null, isBlocked: false }));

// Docusaurus' own needs its bundler.
vi.mock('@docusaurus/theme-common', () => ({
  useStorageSlot: () => {
    const [value, setValue] = useState(storage.stored);
    const set = (next: string) => {
      storage.stored = next;
      setValue(next);
    };
    return [value, { set: storage.isBlocked ? () => undefined : set }];
  },
}));

beforeEach(() => {
  Object.assign(storage, { stored: null, isBlocked: false });
});
afterEach(cleanup);

const render = () => renderHook(() => usePlatform()).result;

test('remembers a choice for the next phone', () => {
  const first = render();
  expect(first.current[0]).toBe('android');
  act(() => first.current[1]('ios'));
  expect(first.current[0]).toBe('ios');
  expect(render().current[0]).toBe('ios');
});

test('ignores a stored value that is no platform', () => {
  storage.stored = 'web';
  expect(render().current[0]).toBe('android');
});

test('keeps a choice for one phone if storage is blocked', () => {
  storage.isBlocked = true;
  const phone = render();
  act(() => phone.current[1]('ios'));
  expect(phone.current[0]).toBe('ios');
  expect(render().current[0]).toBe('android');
});
