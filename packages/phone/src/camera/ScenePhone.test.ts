import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samplePhones } from '../devices/sampleDevices';
import type { TraceEntry } from '../protocol/trace';
import { ScenePhone } from './ScenePhone';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const devices = samplePhones
  .find(({ key }) => key === 'android-logical-camera')!
  .cameras.map(({ device }) => device);

/** Starts a phone, and returns it with its trace. */
function start(platform: 'android' | 'ios') {
  const phone = new ScenePhone(platform);
  phone.devices = devices;
  const trace: TraceEntry[] = [];
  phone.onTrace = (entry) => trace.push(entry);
  return { phone, trace };
}

test('situations of the start change the cameras', async () => {
  const { phone } = start('android');
  const onDevices = vi.fn();
  phone.onDevicesChanged = onDevices;
  phone.prepare('late-devices');
  expect(phone.devices).toEqual([]);
  await vi.runAllTimersAsync();
  expect(onDevices).toHaveBeenCalledExactlyOnceWith(devices);
  phone.prepare('no-flash');
  expect(phone.devices.some(({ hasFlash, hasTorch }) => hasFlash || hasTorch)).toBe(false);
  phone.prepare('no-ultra-wide');
  expect(phone.devices.flatMap(({ physicalDevices }) => physicalDevices)).not.toContain(
    'ultra-wide-angle-camera',
  );
  phone.prepare('limited-hardware');
  expect(new Set(phone.devices.map(({ hardwareLevel }) => hardwareLevel))).toEqual(new Set(['limited']));
  phone.prepare('one-camera');
  expect(phone.devices.map(({ position }) => position)).toEqual(['back']);
  phone.prepare('no-camera');
  expect(phone.devices).toEqual([]);
});

test('a running scanner sees the code of the scene, and not in the dark', async () => {
  const { phone } = start('android');
  const onEvent = vi.fn();
  phone.world.scene = 'parcels';
  phone.createView(11, onEvent);
  phone.updateView(11, {
    cameraId: devices[0]!.id,
    isActive: true,
    codeScannerOptions: { codeTypes: ['qr', 'ean-13'] },
  });
  phone.startScanning();
  const scan = async () => {
    onEvent.mockClear();
    await vi.advanceTimersByTimeAsync(1000);
    return onEvent.mock.calls.find(([name]) => name === 'onCodeScanned')?.[1].codes[0].type;
  };
  expect(await scan()).toBe('qr');
  phone.trigger('code');
  expect(await scan()).toBe('ean-13');
  phone.trigger('dark');
  expect(await scan()).toBeUndefined();
});

test('without a screen, too, permissions are asked for one after the other', async () => {
  const { phone, trace } = start('ios');
  phone.prepare('ask-permission');
  phone.answer('denied');
  const answers = Promise.all([phone.requestPermission('camera'), phone.requestPermission('location')]);
  await vi.runAllTimersAsync();
  expect(await answers).toEqual(['denied', 'denied']);
  expect(trace.map(({ name }) => name)).toEqual(['inactive', 'camera', 'location', 'active']);
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
