import { describe, expect, test } from 'vitest';
import { createFrame } from '../camera/createFrame';
import { resizeFrame } from './resizeFrame';

/** A frame whose pixels encode their position: the column in red, the row in green. */
const frame = createFrame({ platform: 'android', width: 4, height: 2, getColor: (x, y) => [x, y, 0] });

const read = (options: Parameters<typeof resizeFrame>[1]) => [
  ...new Uint8Array(resizeFrame(frame, { pixelFormat: 'r', ...options })),
];

describe('resizeFrame', () => {
  test('rotates clockwise', () => {
    expect(read({ rotation: '0deg' })).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
    expect(read({ rotation: '90deg' })).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    expect(read({ rotation: '180deg' })).toEqual([3, 2, 1, 0, 3, 2, 1, 0]);
    expect(read({ rotation: '270deg' })).toEqual([3, 3, 2, 2, 1, 1, 0, 0]);
    expect(read({ rotation: '90deg', pixelFormat: 'g' })).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
  });

  test('crops the middle, mirrors and scales', () => {
    expect(read({ scale: { width: 2, height: 2 } })).toEqual([1, 2, 1, 2]);
    expect(read({ scale: { width: 2, height: 2 }, mirror: true })).toEqual([2, 1, 2, 1]);
    const crop = { x: 0, y: 0, width: 4, height: 2 };
    expect(read({ crop, scale: { width: 2, height: 1 } })).toEqual([1, 3]);
  });

  test('orders the channels', () => {
    const crop = { x: 3, y: 1, width: 1, height: 1 };
    expect(read({ crop, scale: { width: 1, height: 1 }, pixelFormat: 'bgr' })).toEqual([0, 1, 3]);
  });
});
