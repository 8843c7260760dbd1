import type { Hit, SearchRequest, SearchResults } from '../types';

/** What the page asks the worker, with a port for the response. The fetched index comes first. */
export type WorkerRequest =
  { load: ArrayBuffer } | { search: SearchRequest } | { suggest: string } | { nearest: string };

/** The worker's response. */
export interface WorkerResponse {
  value?: SearchResults | string[] | Hit[];
  error?: string;
}
