import siteConfig from '@generated/docusaurus.config';
import type { SearchCredentials } from '../../../config/environment';
import { createEmbeddedClient } from '../engine/embeddedClient';
import { EMBEDDED, type SearchClient } from '../types';

/** The credentials of the hosted search service, or placeholders. */
export const credentials = siteConfig.themeConfig.algolia as SearchCredentials;
/** True where the embedded index is searched, false where the hosted service is. */
export const isEmbedded = credentials.appId === EMBEDDED;

let client: Promise<SearchClient> | undefined;

/**
 * Loads what answers searches, at the first sign that a reader is going to search; all components share it.
 * After a failure the next call tries again.
 */
export function loadClient(): Promise<SearchClient> {
  client ??= (
    isEmbedded
      ? Promise.resolve(createEmbeddedClient())
      : import('../hosted/hostedClient').then((hosted) => hosted.createHostedClient(credentials))
  ).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
