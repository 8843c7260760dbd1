import { expect, test } from 'vitest';
import { detectObjects, MODEL_SIZE } from './detectObjects';

test('finds a blue object and its box', () => {
  const image = new Uint8Array(3 * MODEL_SIZE ** 2);
  for (let y = 32; y < 96; y++)
    for (let x = 160; x < 320; x++) image.set([0, 0, 200], 3 * (y * MODEL_SIZE + x));
  const [boxes, labels, , count] = detectObjects(image);
  expect([...count!]).toEqual([1]);
  expect(labels![0]).toBe(83);
  const [top, left, bottom, right] = boxes!;
  expect([top, left, bottom, right].map((edge) => edge!.toFixed(2))).toEqual([
    '0.10',
    '0.50',
    '0.30',
    '1.00',
  ]);
});
