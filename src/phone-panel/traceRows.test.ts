import { expect, test } from 'vitest';
import type { TraceEntry } from 'vision-camera-phone/protocol';
import { addEntries, filterRows, formatRows } from './traceRows';

const log: TraceEntry = { time: 10, kind: 'log', name: 'log', value: 'frame' };
const rejection: TraceEntry = {
  time: 1250,
  kind: 'rejection',
  name: 'takePhoto',
  code: 'unknown/unknown',
  value: 'No space',
  call: 1,
};
const result: TraceEntry = {
  time: 1300,
  kind: 'result',
  name: 'takePhoto',
  value: { path: '/a.jpg', isMirrored: false, metadata: {}, sizes: [1, 2] },
};

test('equal neighbors are counted, also across messages', () => {
  const rows = addEntries(addEntries([], [log, { ...log, time: 20 }]), [
    { ...log, time: 30 },
    rejection,
    log,
  ]);
  expect(rows.map(({ entry, count }) => [entry.name, count])).toEqual([
    ['log', 3],
    ['takePhoto', 1],
    ['log', 1],
  ]);
});

test('the oldest rows go, and keys stay unique', () => {
  const entries = Array.from({ length: 400 }, (_, time) => ({ ...log, value: time }));
  const rows = addEntries(addEntries([], entries.slice(0, 250)), entries.slice(250));
  expect(rows).toHaveLength(300);
  expect(rows[0]!.value).toBe('100');
  expect(new Set(rows.map(({ key }) => key)).size).toBe(300);
});

test('a rejection is a call and an error', () => {
  const rows = addEntries([], [log, rejection]);
  for (const filter of ['Calls', 'Errors'] as const)
    expect(filterRows(rows, filter).map(({ entry }) => entry.kind)).toEqual(['rejection']);
  expect(filterRows(rows, undefined)).toHaveLength(2);
});

test('copies one line per row', () => {
  expect(formatRows(addEntries([], [log, log, rejection, result]))).toBe(
    [
      '0.01 s log log frame (2 times)',
      '1.25 s rejected takePhoto unknown/unknown: No space',
      '1.30 s result takePhoto { path: "/a.jpg", isMirrored: false, metadata: {}, sizes: [1, 2] }',
    ].join('\n'),
  );
});
