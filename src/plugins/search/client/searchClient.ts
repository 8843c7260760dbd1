import type { Hit, SearchClient, SearchResults } from '../types';
import type { WorkerRequest, WorkerResponse } from './messages';

type Ask = (request: WorkerRequest, transfer?: Transferable[]) => Promise<WorkerResponse['value']>;

async function fetchIndex(): Promise<ArrayBuffer> {
  const response = await fetch(new URL('@generated/search/default/records.json', import.meta.url));
  if (!response.ok) throw new Error(`The search index answered with ${response.status}.`);
  return response.arrayBuffer();
}

/** Starts the worker with the index and returns a function that asks it. */
async function startWorker(): Promise<Ask> {
  const worker = new Worker(new URL('../engine/worker.ts', import.meta.url));
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

let started: Promise<Ask> | undefined;

function start(): Promise<Ask> {
  started ??= startWorker().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

/** Starts loading engine and index, because a reader is about to search. */
export function preloadSearch(): void {
  // The search itself reports a failure.
  start().catch(() => undefined);
}

/** Searches the embedded index, which all components share; after a failure the next search loads it again. */
export const searchClient: SearchClient = {
  search: async (search) => (await (await start())({ search })) as SearchResults,
  nearest: async (nearest) => (await (await start())({ nearest })) as Hit[],
};
