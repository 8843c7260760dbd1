import { algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../types';
import { indexSettings } from './indexSettings';
import { toHostedRecords } from './toHostedRecords';

type Hosts = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['hosts']>;

/** Where and what to push. */
export interface PushOptions {
  appId: string;
  adminKey: string;
  indexName: string;
  siteUrl: string;
  /** Base path of the site that the records are from. */
  baseUrl: string;
  records: readonly SearchRecord[];
  /** The service's servers, for tests. */
  hosts?: Hosts;
}

/** Reads the settings of the push; throws one line that names the missing variables. */
export function readPushSettings(variables: Record<string, string | undefined>) {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_INDEX_NAME: indexName, ALGOLIA_ADMIN_API_KEY: adminKey } = variables;
  if (appId && indexName && adminKey) return { appId, indexName, adminKey };
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_API_KEY'];
  const missing = names.filter((name) => !variables[name]);
  throw new Error(`Set ${missing.join(' and ')} to push the search index.`);
}

/** Returns one line that says why the service refused and what to do. */
function explain(error: unknown): string {
  const { status, message, name } = error as { status?: number; message: string; name: string };
  if (status === 401 || status === 403)
    return `The service refused the key (${message}). Check ALGOLIA_ADMIN_API_KEY and ALGOLIA_APP_ID.`;
  if (status === 402 || status === 429 || /quota|limit/i.test(message)) {
    return `The service has no room for the records (${message}). Raise the plan's limit or remove other indices.`;
  }
  if (name === 'RetryError') return 'The connection to the service broke. Run npm run search:push again.';
  return `The service answered: ${message}`;
}

/**
 * Replaces the records of the hosted index in one go, so readers find either all of the old or all of the new. Returns how
 * many there are now. Throws one line if that fails.
 */
export async function push(options: PushOptions): Promise<number> {
  const { appId, adminKey, indexName, siteUrl, baseUrl, hosts } = options;
  const objects = toHostedRecords(options.records, siteUrl, baseUrl).map((record) => ({ ...record }));
  const client = algoliasearch(appId, adminKey, hosts ? { hosts } : undefined);
  try {
    const { taskID } = await client.setSettings({ indexName, indexSettings });
    await client.waitForTask({ indexName, taskID });
    await client.replaceAllObjects({ indexName, objects });
  } catch (error) {
    throw new Error(explain(error), { cause: error });
  }
  return objects.length;
}
