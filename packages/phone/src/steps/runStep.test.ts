import { expect, test } from 'vitest';
import { ScenePhone } from '../camera/ScenePhone';
import type { JsonValue, TraceEntry } from '../protocol/trace';
import { checkOutcome, runActions } from './runStep';

const trace: TraceEntry[] = [
  { time: 1, kind: 'call', name: 'takePhoto', value: { flash: 'on', path: '/' }, call: 1 },
  { time: 2, kind: 'event', name: 'onShutter', value: { type: 'photo' } },
  { time: 3, kind: 'rejection', name: 'takePhoto', code: 'unknown/unknown', call: 1 },
];

test('an outcome has its entries in order, with at least the expected fields', () => {
  const call = { kind: 'call', name: 'takePhoto', value: { flash: 'on' } } as const;
  const rejection = { kind: 'rejection', code: 'unknown/unknown' } as const;
  expect(checkOutcome(trace, { text: '', trace: [call, rejection] })).toEqual([]);
  expect(checkOutcome(trace, { text: '', trace: [rejection, call] })).toEqual([
    'The trace doesn\'t have {"kind":"call","name":"takePhoto","value":{"flash":"on"}} at this place.',
  ]);
  expect(
    checkOutcome(trace, { text: '', trace: [], never: [{ name: 'onShutter' }, { kind: 'error' }] }),
  ).toEqual(['The trace has {"time":2,"kind":"event","name":"onShutter","value":{"type":"photo"}}.']);
});

test('a field of a value can be in a range', () => {
  const focus: TraceEntry[] = [{ time: 1, kind: 'call', name: 'focus', value: { x: 118, y: 0.5 } }];
  const checkPoint = (value: JsonValue) => checkOutcome(focus, { text: '', trace: [{ value }] });
  expect(checkPoint({ x: { min: 100, max: 200 } })).toEqual([]);
  expect(checkPoint({ x: { min: 100 }, y: { min: 60 } })).toHaveLength(1);
});

function run(...actions: Parameters<typeof runActions>[0]) {
  return runActions(actions, new ScenePhone('ios'), trace, {
    press: async (label) => (label === 'Stop' ? 'pressed' : 'missing'),
    wait: async () => undefined,
    run: async (task) => task(),
  });
}

test('a step waits for what happened before its first action, or after it', async () => {
  const shutter = { waitFor: { name: 'onShutter' } };
  await expect(run(shutter, { press: 'Stop' })).resolves.toBeUndefined();
  await expect(run({ press: 'Stop' }, shutter)).rejects.toThrow('{"name":"onShutter"} doesn\'t happen.');
});

test("an action that isn't possible is named", async () => {
  await expect(run({ press: 'Record' })).rejects.toThrow('There\'s no button "Record" on the screen.');
  await expect(run({ waitFor: { name: 'onStarted' } })).rejects.toThrow(
    '{"name":"onStarted"} doesn\'t happen.',
  );
});
