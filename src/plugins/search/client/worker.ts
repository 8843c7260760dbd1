/** Runs in a worker: makes the index from the records and answers searches, so that typing never waits. */
import { createEngine, type Engine } from '../engine/createEngine';
import { unpackRecords } from '../records/pack';
import type { SearchData } from '../types';
import type { WorkerRequest, WorkerResponse } from './messages';

const worker = self as unknown as {
  onmessage: (event: MessageEvent<WorkerRequest>) => void;
  postMessage: (response: WorkerResponse) => void;
};

let engine: Engine | undefined;

function answer(request: WorkerRequest): WorkerResponse['value'] {
  if ('load' in request) {
    engine = createEngine(unpackRecords(JSON.parse(new TextDecoder().decode(request.load)) as SearchData));
    return undefined;
  }
  return 'search' in request ? engine!.search(request.search) : engine!.nearest(request.nearest);
}

worker.onmessage = ({ data: request }) => {
  try {
    worker.postMessage({ id: request.id, value: answer(request) });
  } catch (error) {
    worker.postMessage({ id: request.id, error: String(error) });
  }
};
