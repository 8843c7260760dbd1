import { expect, test, vi } from 'vitest';
import { createGuard } from './createGuard';

test('onStop is called again if it threw because the stack was full', () => {
  const onStop = vi.fn().mockImplementationOnce(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  const guard = createGuard(onStop);
  const create = () => guard.stopsElement('App', () => ({ file: 'src/App.tsx', line: 1 }));
  for (let count = 0; count < 5000; count++) expect(create()).toBe(false);
  expect(create).toThrow(RangeError);
  expect(guard.reason).toBeUndefined();
  expect(create()).toBe(true);
  expect(guard.reason).toBe(onStop.mock.lastCall![0]);
  expect(create()).toBe(true);
  expect(onStop).toHaveBeenCalledTimes(2);
});
