import type { Environment } from '../../config/environment';

/** The external services that the policy has to allow. */
export type Services = Pick<Environment, 'algolia' | 'gtagTrackingId'>;

/** Directive names and their sources. */
export type Policy = Record<string, string[]>;

const GOOGLE = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

function searchHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}

/** Creates the policy of a page. It allows this site, and external services if they're on. */
export function createPolicy({ algolia, gtagTrackingId }: Services, scriptHashes: readonly string[]): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scriptHashes,
      ...(gtagTrackingId ? ['https://www.googletagmanager.com'] : []),
    ],
    // React writes style attributes, and Mermaid adds a style element to every diagram.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Infima's icons are data URLs in the style sheet.
    'img-src': ["'self'", 'data:', ...(gtagTrackingId ? GOOGLE : [])],
    'connect-src': [
      "'self'",
      ...(algolia ? searchHosts(algolia.appId) : []),
      ...(gtagTrackingId ? [...GOOGLE, 'https://*.analytics.google.com'] : []),
    ],
    'object-src': ["'none'"],
    // The phone that runs samples (src/plugins/phone).
    'frame-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
}

/**
 * Creates the policy that a host sends with every file. A browser applies it and the one in the document. It says nothing
 * about scripts, because the sandbox (`/phone-sandbox`) runs scripts that no page may run.
 */
export function createHeaderPolicy(services: Services): Policy {
  const { 'default-src': _default, 'script-src': _scripts, ...rest } = createPolicy(services, []);
  return rest;
}

/** Formats the policy for a header or a meta element. */
export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
