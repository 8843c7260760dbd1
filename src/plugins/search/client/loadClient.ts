import type { SearchClient } from '../types';
import { createEmbeddedClient } from '../engine/embeddedClient';
import type { SearchSettings } from './settings';

let client: Promise<SearchClient> | undefined;

/**
 * Loads what answers searches, at the first sign that a reader is going to search; all components share it.
 * After a failure the next call tries again.
 */
export function loadClient({ algolia }: SearchSettings): Promise<SearchClient> {
  client ??= (
    algolia
      ? import('../hosted/hostedClient').then((hosted) => hosted.createHostedClient(algolia))
      : Promise.resolve(createEmbeddedClient())
  ).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
