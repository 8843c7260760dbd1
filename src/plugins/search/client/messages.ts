import type { Hit, SearchRequest, SearchResults } from '../types';

/** What the page asks its worker. The index goes first, as the bytes that the page has fetched. */
export type WorkerRequest =
  { id: number; load: ArrayBuffer } | { id: number; search: SearchRequest } | { id: number; nearest: string };

/** What the worker answers. */
export type WorkerResponse = { id: number; value?: SearchResults | Hit[]; error?: string };
