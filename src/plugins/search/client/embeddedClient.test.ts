import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerRequest } from './messages';

/** A worker that answers everything but searches. */
class HungWorker {
  static count = 0;
  terminate = vi.fn();
  constructor() {
    HungWorker.count += 1;
  }
  postMessage(request: WorkerRequest, [port]: MessagePort[]): void {
    if (!('search' in request)) port!.postMessage({ value: [] });
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('Worker', HungWorker);
  vi.stubGlobal('fetch', async () => new Response('{}'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  HungWorker.count = 0;
});

test('a search that isn’t answered fails, and the next one starts another worker', async () => {
  const { embeddedClient } = await import('./embeddedClient');
  await embeddedClient.suggest('zoom');
  const search = embeddedClient.search({ query: 'zoom', limit: 1 });
  const failed = expect(search).rejects.toThrow('doesn’t answer');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  await embeddedClient.suggest('zoom');
  expect(HungWorker.count).toBe(2);
});

test.each(
  Object.entries({
    'a broken connection': () => Promise.reject(new TypeError('Failed to fetch')),
    'an overloaded host': async () => new Response('', { status: 503 }),
  }),
)('after %s, the next search asks for the index again', async (_, fail) => {
  const fetchIndex = vi
    .fn<() => Promise<Response>>(async () => new Response('{}'))
    .mockImplementationOnce(fail);
  vi.stubGlobal('fetch', fetchIndex);
  const { embeddedClient } = await import('./embeddedClient');
  await expect(embeddedClient.suggest('zoom')).rejects.toThrow();
  await expect(embeddedClient.suggest('zoom')).resolves.toEqual([]);
});

test('an index that’s gone is asked for once', async () => {
  const fetchIndex = vi.fn(async () => new Response('gone', { status: 404 }));
  vi.stubGlobal('fetch', fetchIndex);
  const { embeddedClient } = await import('./embeddedClient');
  for (let count = 0; count < 3; count += 1)
    await expect(embeddedClient.suggest('zoom')).rejects.toThrow('answered with 404');
  expect(fetchIndex).toHaveBeenCalledOnce();
});
