import type { Hit, SearchClient, SearchResults } from '../types';
import type { WorkerRequest, WorkerResponse } from './messages';

type Ask = (
  request: DistributiveOmit<WorkerRequest, 'id'>,
  transfer?: Transferable[],
) => Promise<WorkerResponse['value']>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

async function fetchIndex(): Promise<ArrayBuffer> {
  const response = await fetch(new URL('@generated/search/default/records.json', import.meta.url));
  if (!response.ok) throw new Error(`The search index answered with ${response.status}.`);
  return response.arrayBuffer();
}

/** Starts the worker and gives it the index; the returned function asks it. */
async function startWorker(): Promise<Ask> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const waiting = new Map<
    number,
    { resolve: (value: WorkerResponse['value']) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;
  const ask: Ask = (request, transfer = []) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...request }, transfer);
    });
  worker.onmessage = ({ data: { id, value, error } }: MessageEvent<WorkerResponse>) => {
    const { resolve, reject } = waiting.get(id)!;
    waiting.delete(id);
    if (error == null) resolve(value);
    else reject(new Error(error));
  };
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The search worker could not be started.'));
  });
  try {
    const index = await Promise.race([fetchIndex(), failed]);
    await Promise.race([ask({ load: index }, [index]), failed]);
    return ask;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** Returns a client of the embedded index, which starts loading at once; after a failure the next search tries again. */
export function createEmbeddedClient(): SearchClient {
  let ask: Promise<Ask> | undefined;
  const start = () =>
    (ask ??= startWorker().catch((error: unknown) => {
      ask = undefined;
      throw error;
    }));
  start().catch(() => {
    // Whoever searches gets the error; nobody has yet.
  });
  return {
    search: async (search) => (await (await start())({ search })) as SearchResults,
    nearest: async (nearest) => (await (await start())({ nearest })) as Hit[],
  };
}
