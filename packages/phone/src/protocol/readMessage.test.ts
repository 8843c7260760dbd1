import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PhoneMessage } from './messages';
import { createMessageReader } from './readMessage';

const onFlood = vi.fn();
const warn = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** Reads a message as the page gets it: as a copy. */
function read(data: unknown): PhoneMessage | undefined {
  return createMessageReader(onFlood)({ data: structuredClone(data) });
}

const LOG = { time: 10, kind: 'log', name: 'log', value: 'frame' } as const;
const STATE = { toggles: ['dark'], quarterTurns: 3, permissions: ['camera:granted', 'location:refused:2'] };

/** What phones send, by type. */
const messages: { [Type in PhoneMessage['type']]: Extract<PhoneMessage, { type: Type }>[] } = {
  starting: [{ type: 'starting' }],
  ready: [{ type: 'ready' }],
  running: [{ type: 'running' }],
  programError: [
    { type: 'programError', error: { message: 'TypeError: no' } },
    { type: 'programError', program: 3, error: { message: 'no', file: 'src/App.tsx', line: 2 } },
  ],
  started: [{ type: 'started' }],
  failed: [{ type: 'failed', message: 'No.' }],
  trace: [
    {
      type: 'trace',
      entries: [
        LOG,
        { time: -1, kind: 'rejection', name: 'takePhoto', code: 'a/b', call: 1, value: 'No.' },
        { time: 1.5, kind: 'event', name: 'onCodeScanned', value: { codes: [{ x: 1, y: [null, true] }] } },
      ],
    },
    { type: 'trace', entries: [] },
  ],
  state: [{ type: 'state', state: { toggles: ['dark'], quarterTurns: 3, permissions: STATE.permissions } }],
  rotated: [
    { type: 'rotated', degrees: -0 },
    { type: 'rotated', degrees: 90 },
    { type: 'rotated', degrees: -180 },
  ],
  actions: [{ type: 'actions' }, { type: 'actions', failure: 'There’s no enabled button.' }],
  scenario: [
    { type: 'scenario' },
    { type: 'scenario', problem: { text: 'The camera stays on.' } },
    { type: 'scenario', problem: { text: 'The camera stays on.', detail: 'isActive stays true.' } },
  ],
  escape: [{ type: 'escape' }],
};

test.each(Object.values(messages).flat())('reads %j', (message) => {
  expect(read(message)).toEqual(message);
  expect(warn).not.toHaveBeenCalled();
});

const trace = (entry: object) => ({ type: 'trace', entries: [{ ...LOG, ...entry }] });
const state = (change: object) => ({ type: 'state', state: { ...STATE, ...change } });
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
const circular: Record<string, unknown> = {};
circular.self = circular;

test.each<[string, unknown]>([
  ['nothing', null],
  ['no object', 'started'],
  ['a list', [{ type: 'started' }]],
  ['no type', {}],
  ['an unknown type', { type: 'constructor' }],
  ['a list as type', { type: ['started'] }],
  ['a failure without a message', { type: 'failed', message: null }],
  ['an error without a message', { type: 'programError', error: { message: 1 } }],
  ['a program that isn’t a number', { type: 'programError', program: {}, error: { message: 'no' } }],
  ['no error', { type: 'programError' }],
  ['no entries', { type: 'trace', entries: 1 }],
  ['something like entries', { type: 'trace', entries: { length: 1, 0: LOG } }],
  ['no entry', { type: 'trace', entries: [null] }],
  ['an endless list of entries', { type: 'trace', entries: new Array(2 ** 32 - 1) }],
  ['a time that isn’t a number', trace({ time: NaN })],
  ['an endless time', trace({ time: Infinity })],
  ['an unknown kind', trace({ kind: 'toString' })],
  ['a long name', trace({ name: 'a'.repeat(1000) })],
  ['a long code', trace({ code: 'a'.repeat(1000) })],
  ['an endless call', trace({ call: -Infinity })],
  ['an endless value', trace({ value: Infinity })],
  ['a long value', trace({ value: 'a'.repeat(1_000_000) })],
  ['a long key', trace({ value: { ['a'.repeat(1_000_000)]: 1 } })],
  ['many values', trace({ value: Array.from({ length: 100_000 }, () => 1) })],
  ['a value with gaps', trace({ value: new Array(2 ** 32 - 1) })],
  ['a deep value', trace({ value: nested(1000) })],
  ['a circular value', trace({ value: circular })],
  ['a map', trace({ value: new Map([[1, 2]]) })],
  ['a big integer', trace({ value: 1n })],
  ['a date', trace({ value: [new Date()] })],
  ['no state', { type: 'state' }],
  ['endless turns', state({ quarterTurns: 1e9 })],
  ['half a turn', state({ quarterTurns: 0.5 })],
  ['turns back', state({ quarterTurns: -1 })],
  ['turns as text', state({ quarterTurns: '1' })],
  ['an endless list of toggles', state({ toggles: new Array(2 ** 32 - 1) })],
  ['toggles as text', state({ toggles: 'dark' })],
  ['many permissions', state({ permissions: Array.from({ length: 100 }, () => 'camera:granted') })],
  ['a permission with an option', state({ permissions: ['camera:granted&sample=a'] })],
  ['endless degrees', { type: 'rotated', degrees: 1e9 }],
  ['a few degrees', { type: 'rotated', degrees: 1 }],
  ['no degrees', { type: 'rotated', degrees: NaN }],
  ['a failure that isn’t text', { type: 'actions', failure: {} }],
])('skips %s', (_, message) => {
  expect(read(message)).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]![0].length).toBeLessThan(500);
});

test('a key that’s called __proto__ changes no prototype', () => {
  const message = read(
    JSON.parse(
      '{"type":"state","__proto__":{"type":"started"},"state":{"toggles":[],"quarterTurns":0,"permissions":[],"__proto__":{"quarterTurns":9}}}',
    ),
  );
  expect(message).toEqual({ type: 'state', state: { toggles: [], quarterTurns: 0, permissions: [] } });
  expect(read(trace({ value: JSON.parse('{"__proto__":{"a":1}}') }))).toBeDefined();
  expect({}).not.toHaveProperty('a');
});

test('cuts what’s long, and keeps the newest entries', () => {
  const message = 'a'.repeat(1_000_000);
  const entries = Array.from({ length: 500_000 }, (_, time) => ({ ...LOG, time }));
  expect(read({ type: 'failed', message })).toHaveProperty('message.length', 2001);
  expect(read({ type: 'actions', failure: message })).toHaveProperty('failure.length', 2001);
  expect(read({ type: 'programError', error: { message } })).toHaveProperty('error.message.length', 2001);
  const cut = createMessageReader(onFlood)({ data: { type: 'trace', entries } });
  expect(cut).toMatchObject({ entries: { length: 1000, 0: { time: 499_000 } } });
});

test('keeps an error whose position can’t be', () => {
  for (const position of [
    { line: 1e9 },
    { line: -1 },
    { line: 1.5 },
    { line: '1' },
    { file: 'a'.repeat(1000) },
    { file: 1, line: NaN },
  ])
    expect(read({ type: 'programError', error: { message: 'no', ...position } })).toEqual({
      type: 'programError',
      error: { message: 'no' },
    });
});

test('leaves out toggles that it doesn’t know', () => {
  const toggles = ['dark', 'dark', 'constructor', ['dark'], 'interrupt', 'ask-permission', null];
  expect(read(state({ toggles }))).toMatchObject({ state: { toggles: ['dark'] } });
});

test('warns once per phone', () => {
  const readNext = createMessageReader(onFlood);
  for (let index = 0; index < 10; index++) readNext({ data: null });
  expect(readNext({ data: { type: 'started' } })).toEqual({ type: 'started' });
  expect(warn).toHaveBeenCalledOnce();
});

test('doesn’t read a flood', () => {
  const readNext = createMessageReader(onFlood);
  const access = vi.fn(() => ({ type: 'escape' }));
  const event = Object.defineProperty({} as { data: unknown }, 'data', { get: access });
  for (let index = 0; index < 100_000; index++) readNext(event);
  expect(access.mock.calls.length).toBeLessThan(2000);
  expect(onFlood).toHaveBeenCalledOnce();
  expect(readNext({ data: { type: 'started' } })).toBeUndefined();
});

test('reads an app that throws in each frame for minutes', () => {
  vi.useFakeTimers();
  const readNext = createMessageReader(onFlood);
  for (let index = 0; index < 10_000; index++) {
    vi.advanceTimersByTime(16);
    expect(readNext({ data: { type: 'programError', error: { message: 'no' } } })).toBeDefined();
  }
  vi.useRealTimers();
});
