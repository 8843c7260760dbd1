import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSite } from '../page-source/readSite';
import { readSampleFiles } from '../plugins/phone/readSampleFiles';
import type { TraceEntry } from 'vision-camera-phone/protocol';
import { ScenePhone } from 'vision-camera-phone';
import { getStepPermissions, loadSteps, stepPages } from '.';
import { checkOutcome, runActions } from 'vision-camera-phone/steps';

const trace: TraceEntry[] = [
  { time: 1, kind: 'call', name: 'takePhoto', value: { flash: 'on', path: '/' }, call: 1 },
  { time: 2, kind: 'event', name: 'onShutter', value: { type: 'photo' } },
  { time: 3, kind: 'rejection', name: 'takePhoto', code: 'unknown/unknown', call: 1 },
];

test('each step is for a sample that runs', async () => {
  const { samples } = readSampleFiles(readSite(process.cwd()));
  const pages = await Promise.all(Object.values(stepPages).map((load) => load()));
  const ids = pages.flatMap(({ steps }) => Object.keys(steps));
  expect(ids.filter((id) => !samples.has(id))).toEqual([]);
  for (const id of ids) {
    const steps = await loadSteps(id);
    expect(steps.length, id).toBeGreaterThanOrEqual(2);
    const asking = steps.filter((step) => getStepPermissions(step).length === 0);
    expect(
      asking.every(({ asksForPermission }) => asksForPermission),
      id,
    ).toBe(true);
    expect(new Set(steps.map(({ text }) => text)).size, id).toBe(steps.length);
  }
});

test('each file with steps is in the list of pages', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !/index|Step|test/.test(name));
  expect(files).toHaveLength(Object.keys(stepPages).length);
});

test('each sample that runs a camera has steps', async () => {
  const { samples } = readSampleFiles(readSite(process.cwd()));
  const counts = await Promise.all([...samples.keys()].map(async (id) => [id, (await loadSteps(id)).length]));
  expect(counts.filter(([, count]) => count === 0)).toEqual([['troubleshooting-camera-report', 0]]);
});

test('other samples have no steps', async () => {
  expect(await loadSteps('troubleshooting-camera-report')).toEqual([]);
});

test('an outcome has its entries in order, with at least the expected fields', () => {
  const call = { kind: 'call', name: 'takePhoto', value: { flash: 'on' } } as const;
  const rejection = { kind: 'rejection', code: 'unknown/unknown' } as const;
  expect(checkOutcome(trace, { text: '', trace: [call, rejection] })).toEqual([]);
  expect(checkOutcome(trace, { text: '', trace: [rejection, call] })).toEqual([
    'The trace doesn\'t have {"kind":"call","name":"takePhoto","value":{"flash":"on"}} at this place.',
  ]);
  expect(
    checkOutcome(trace, { text: '', trace: [], never: [{ name: 'onShutter' }, { kind: 'error' }] }),
  ).toEqual(['The trace has {"name":"onShutter"}.']);
});

function run(...actions: Parameters<typeof runActions>[0]) {
  return runActions(actions, new ScenePhone('ios'), trace, {
    press: async (label) => label === 'Stop',
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
  await expect(run({ press: 'Record' })).rejects.toThrow('There\'s no enabled button "Record".');
  await expect(run({ waitFor: { name: 'onStarted' } })).rejects.toThrow(
    '{"name":"onStarted"} doesn\'t happen.',
  );
});

test('a toggle turns off again, and coming back ends a call on the home screen', async () => {
  const phone = new ScenePhone('android');
  const disk: boolean[] = [];
  phone.setDiskFull = (isFull) => disk.push(isFull);
  const traced: (string | undefined)[] = [];
  phone.onTrace = ({ name, value }) => traced.push(`${name} ${value}`);
  phone.trigger('full-disk');
  phone.trigger('full-disk');
  expect(disk).toEqual([true, false]);
  expect(traced).toEqual(['full-disk on', 'full-disk off']);
  phone.trigger('home');
  phone.trigger('interrupt');
  expect(phone.appState).toBe('background');
  phone.comeBack();
  expect(phone.appState).toBe('active');
});

test('the phone rotates through four positions in both directions', () => {
  const phone = new ScenePhone('android');
  const turn = (situation: 'rotate' | 'rotate-right') => {
    phone.trigger(situation);
    return phone.orientation;
  };
  expect(Array.from({ length: 4 }, () => turn('rotate'))).toEqual([
    'landscape-right',
    'portrait-upside-down',
    'landscape-left',
    'portrait',
  ]);
  expect(turn('rotate-right')).toBe('landscape-left');
});
