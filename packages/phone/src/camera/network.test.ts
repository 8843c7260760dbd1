import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { network, SimulatedRequest } from './network';
import { ScenePhone } from './ScenePhone';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Object.assign(network, { isOffline: false, isStalled: false });
});

/** Sends an upload, and returns what it reports. */
function send(timeout = 0) {
  const request = new SimulatedRequest();
  const events: string[] = [];
  request.onload = () => events.push('load');
  request.onerror = () => events.push('error');
  request.ontimeout = () => events.push('timeout');
  request.timeout = timeout;
  request.send();
  return events;
}

test('an upload waits for a slow network', async () => {
  const phone = new ScenePhone('android');
  phone.trigger('slow-network');
  const events = send();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events).toEqual([]);
  phone.trigger('slow-network');
  await vi.advanceTimersByTimeAsync(3000);
  expect(events).toEqual(['load']);
});

test('an upload fails when its time is over, or when the phone goes offline', async () => {
  const phone = new ScenePhone('android');
  phone.trigger('slow-network');
  const events = send(5000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events).toEqual(['timeout']);
  const others = send(5000);
  phone.trigger('offline');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(others).toEqual(['error']);
});
