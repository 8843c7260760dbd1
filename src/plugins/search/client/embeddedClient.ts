import { canReachSite } from '../../../ui/LoadFailure/canReachSite';
import { LoadError } from '../../../ui/LoadFailure/loadOnce';
import type { Hit, SearchClient, SearchResults } from '../types';
import type { WorkerRequest, WorkerResponse } from './messages';

/** A worker that doesn't answer for this long has hung or run out of memory. */
const TIME_LIMIT_MS = 30_000;

/** Also suggests titles, which the hosted service can't. */
export interface EmbeddedClient extends SearchClient {
  suggest(query: string): Promise<string[]>;
}

type Ask = (request: WorkerRequest, transfer?: Transferable[]) => Promise<WorkerResponse['value']>;

async function fetchIndex(): Promise<ArrayBuffer> {
  const response = await fetch(new URL('@generated/search/default/records.json', import.meta.url), {
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const message = `The search index answered with ${response.status}.`;
  // The name contains a hash, so a file that a deployment removed doesn't come back.
  if (response.status === 404) throw new LoadError(message);
  if (!response.ok) throw new Error(message);
  return response.arrayBuffer();
}

/** Starts the worker with the index and returns a function that asks it. */
async function startWorker(): Promise<Ask> {
  const worker = new Worker(new URL('../engine/worker.ts', import.meta.url));
  let fail!: (error: unknown) => void;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  failed.catch((error: unknown) => {
    worker.terminate();
    // The next search starts another.
    if (!(error instanceof LoadError)) starting = undefined;
  });
  worker.onerror = async () => {
    const message = 'The search worker didn’t load.';
    fail((await canReachSite()) ? new LoadError(message) : new Error(message));
  };

  const ask: Ask = async (request, transfer = []) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => fail(new Error('The search worker doesn’t answer.')), TIME_LIMIT_MS);
    worker.postMessage(request, [port2, ...transfer]);
    const answered = new Promise<WorkerResponse>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<WorkerResponse>) => resolve(data);
    });
    try {
      const { value, error } = await Promise.race([answered, failed]);
      if (error != null) throw new Error(error);
      return value;
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  };

  try {
    const index = await Promise.race([fetchIndex(), failed]);
    await ask({ load: index }, [index]);
    worker.onerror = () => fail(new Error('The search worker failed.'));
    return ask;
  } catch (error) {
    fail(error);
    throw error;
  }
}

let starting: Promise<Ask> | undefined;

const start = (): Promise<Ask> => (starting ??= startWorker());

/** Searches the embedded index in a worker, which all components share. */
export const embeddedClient: EmbeddedClient = {
  preload() {
    // The search itself reports a failure.
    start().catch(() => undefined);
  },
  search: async (search) => (await (await start())({ search })) as SearchResults,
  suggest: async (suggest) => (await (await start())({ suggest })) as string[],
  nearest: async (nearest) => (await (await start())({ nearest })) as Hit[],
};
