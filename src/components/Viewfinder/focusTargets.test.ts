import { expect, test } from 'vitest';
import { findDepth, focusTargets, toScene } from './focusTargets';

test('the center of the view is the center of the scene at every zoom', () => {
  expect(toScene({ x: 0.5, y: 0.5 }, 1)).toEqual({ x: 400, y: 300 });
  expect(toScene({ x: 0.5, y: 0.5 }, 4)).toEqual({ x: 400, y: 300 });
});

test('zoom 2 shows the middle half of the scene', () => {
  expect(toScene({ x: 0, y: 0 }, 2)).toEqual({ x: 200, y: 150 });
  expect(toScene({ x: 1, y: 1 }, 2)).toEqual({ x: 600, y: 450 });
});

test.each(focusTargets)('the middle of the $name is $depth', ({ x, y, width, height, depth }) => {
  expect(findDepth({ x: (x + width / 2) / 800, y: (y + height / 2) / 600 }, 1)).toBe(depth);
});

test('the table is in the middle, the wall is far', () => {
  expect(findDepth({ x: 0.05, y: 0.95 }, 1)).toBe('middle');
  expect(findDepth({ x: 0.95, y: 0.05 }, 1)).toBe('far');
});
