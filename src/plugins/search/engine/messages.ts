import type { Hit, SearchRequest, SearchResults } from '../types';

/** What the page asks its worker, with a port for the answer. The index goes first, as the bytes that the page has fetched. */
export type WorkerRequest = { load: ArrayBuffer } | { search: SearchRequest } | { nearest: string };

/** What the worker answers. */
export interface WorkerResponse {
  value?: SearchResults | Hit[];
  error?: string;
}
