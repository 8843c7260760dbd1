import { expect, test } from 'vitest';
import { detectObjects, MODEL_SIZE } from './detectObjects';

/** Detects a rectangle of one color. */
function detect(color: readonly number[]) {
  const image = new Uint8Array(3 * MODEL_SIZE ** 2);
  for (let y = 32; y < 96; y++) for (let x = 160; x < 320; x++) image.set(color, 3 * (y * MODEL_SIZE + x));
  const [boxes, labels, , count] = detectObjects(image);
  expect([...count!]).toEqual([1]);
  return { label: labels![0], box: [...boxes!.slice(0, 4)].map((edge) => edge.toFixed(2)) };
}

test('finds a blue object and its box', () => {
  expect(detect([0, 0, 200])).toEqual({ label: 83, box: ['0.10', '0.50', '0.30', '1.00'] });
});

test('the box of a plant has room for the pot', () => {
  expect(detect([0, 200, 0])).toEqual({ label: 63, box: ['0.10', '0.50', '0.47', '1.00'] });
});
