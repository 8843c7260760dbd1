/** Indexes and searches in a worker, so that typing never waits. */
import { unpackRecords } from '../records/pack';
import type { SearchData } from '../types';
import { createEngine, type Engine } from './createEngine';
import type { WorkerRequest, WorkerResponse } from '../client/messages';

let engine: Engine | undefined;

function answer(request: WorkerRequest): WorkerResponse['value'] {
  if ('load' in request) {
    engine = createEngine(unpackRecords(JSON.parse(new TextDecoder().decode(request.load)) as SearchData));
    return undefined;
  }
  if ('search' in request) return engine!.search(request.search);
  return 'suggest' in request ? engine!.suggest(request.suggest) : engine!.nearest(request.nearest);
}

self.onmessage = ({ data: request, ports: [port] }: MessageEvent<WorkerRequest>) => {
  let response: WorkerResponse;
  try {
    response = { value: answer(request) };
  } catch (error) {
    response = { error: String(error) };
  }
  port!.postMessage(response);
};
