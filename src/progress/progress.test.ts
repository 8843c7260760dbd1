// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { clearProgress, markDone, readProgress, unmarkDone } from './progress';

beforeEach(() => {
  vi.restoreAllMocks();
  clearProgress();
  localStorage.clear();
});

test('keeps what is done, once each', () => {
  markDone('chapters', '/docs/learn/photo');
  markDone('chapters', '/docs/learn/photo');
  markDone('challenges', 'a-no-that-ends');
  expect(JSON.parse(localStorage.getItem('learn')!)).toEqual({
    chapters: ['/docs/learn/photo'],
    challenges: ['a-no-that-ends'],
  });
  unmarkDone('chapters', '/docs/learn/photo');
  expect(readProgress()).toEqual({ chapters: [], challenges: ['a-no-that-ends'] });
  clearProgress();
  expect(localStorage.getItem('learn')).toBeNull();
  expect(readProgress()).toEqual({ chapters: [], challenges: [] });
});

test.each(['', '{', 'null', '[]', '{"chapters":"all","challenges":[1]}', '{"chapters":[]}'])(
  'ignores %j in storage',
  (text) => {
    localStorage.setItem('learn', text);
    expect(readProgress()).toEqual({ chapters: [], challenges: [] });
  },
);

test('follows another tab', () => {
  markDone('challenges', 'one');
  localStorage.setItem('learn', '{"chapters":["/docs/learn/scan"],"challenges":[]}');
  expect(readProgress().chapters).toEqual(['/docs/learn/scan']);
});

test('without storage, remembers until the page is closed', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  markDone('challenges', 'one');
  expect(readProgress().challenges).toEqual(['one']);
  expect(readProgress()).toBe(readProgress());
  clearProgress();
  expect(readProgress().challenges).toEqual([]);
});
