import type { Hit, SearchClient, SearchResults } from '../types';
import type { WorkerRequest, WorkerResponse } from './messages';

type Ask = (request: WorkerRequest, transfer?: Transferable[]) => Promise<WorkerResponse['value']>;

async function fetchIndex(): Promise<ArrayBuffer> {
  const response = await fetch(new URL('@generated/search/default/records.json', import.meta.url));
  if (!response.ok) throw new Error(`The search index answered with ${response.status}.`);
  return response.arrayBuffer();
}

/** Starts the worker and gives it the index; the returned function asks it. */
async function startWorker(): Promise<Ask> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The search worker could not be started.'));
  });
  const ask: Ask = async (request, transfer = []) => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(request, [port2, ...transfer]);
    const answered = new Promise<WorkerResponse>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<WorkerResponse>) => resolve(data);
    });
    const { value, error } = await Promise.race([answered, failed]);
    port1.close();
    if (error != null) throw new Error(error);
    return value;
  };
  try {
    const index = await Promise.race([fetchIndex(), failed]);
    await ask({ load: index }, [index]);
    return ask;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** Returns a client of the embedded index, which starts loading at once; after a failure the next search tries again. */
export function createEmbeddedClient(): SearchClient {
  let started: Promise<Ask> | undefined;
  const start = () =>
    (started ??= startWorker().catch((error: unknown) => {
      started = undefined;
      throw error;
    }));
  // Whoever searches gets the error; nobody has yet.
  start().catch(() => undefined);
  return {
    search: async (search) => (await (await start())({ search })) as SearchResults,
    nearest: async (nearest) => (await (await start())({ nearest })) as Hit[],
  };
}
