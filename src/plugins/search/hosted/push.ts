import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { GROUPS, type SearchRecord } from '../types';
import { indexSettings } from './indexSettings';
import { toHostedRecords } from './toHostedRecords';

const BATCH = 500;

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
  /** Prints what would be sent and sends nothing. */
  isDryRun: boolean;
  print: (line: string) => void;
  /** The service's servers, for tests. */
  hosts?: Hosts;
}

/** Reads the settings of the push; throws one line that names the missing variables. */
export function readPushSettings(variables: Record<string, string | undefined>, isDryRun: boolean) {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', ...(isDryRun ? [] : ['ALGOLIA_ADMIN_API_KEY'])];
  const missing = names.filter((name) => !variables[name]);
  if (missing.length > 0) throw new Error(`Set ${missing.join(' and ')} to push the search index.`);
  return {
    appId: variables.ALGOLIA_APP_ID!,
    indexName: variables.ALGOLIA_INDEX_NAME!,
    adminKey: variables.ALGOLIA_ADMIN_API_KEY ?? '',
  };
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

function printPlan({ indexName, print }: PushOptions, records: ReturnType<typeof toHostedRecords>): void {
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const byGroup = GROUPS.map(
    (group) => `${records.filter(({ hierarchy }) => hierarchy.lvl0 === group).length} ${group}`,
  );
  print(`Index ${indexName}: ${records.length} records (${byGroup.join(', ')})`);
  print(
    `${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)} kB in all, the largest record ${Math.max(...sizes)} bytes`,
  );
  print(`Settings: ${JSON.stringify(indexSettings, null, 2)}`);
  print(`First record: ${JSON.stringify(records[0], null, 2)}`);
  print('Dry run: nothing was sent.');
}

async function fill(
  client: Algoliasearch,
  indexName: string,
  records: ReturnType<typeof toHostedRecords>,
  print: PushOptions['print'],
) {
  const tasks: number[] = [];
  tasks.push((await client.setSettings({ indexName, indexSettings })).taskID);
  for (let start = 0; start < records.length; start += BATCH) {
    const batch = records.slice(start, start + BATCH);
    const requests = batch.map((body) => ({ action: 'addObject' as const, body: { ...body } }));
    tasks.push((await client.batch({ indexName, batchWriteParams: { requests } })).taskID);
    print(`${start + batch.length} of ${records.length} records sent`);
  }
  for (const taskID of tasks) await client.waitForTask({ indexName, taskID });
}

/**
 * Replaces the hosted index: records and settings go into a temporary index that then takes the place of the live one,
 * so readers see either all of the old or all of the new. Throws one line if that fails.
 */
export async function push(options: PushOptions): Promise<void> {
  const { appId, adminKey, indexName, siteUrl, baseUrl, isDryRun, print, hosts } = options;
  const records = toHostedRecords(options.records, siteUrl, baseUrl);
  if (isDryRun) return printPlan(options, records);
  const client = algoliasearch(appId, adminKey, hosts ? { hosts } : undefined);
  const temporary = `${indexName}_next`;
  let isMoving = false;
  try {
    // An interrupted push leaves it behind.
    await client.deleteIndex({ indexName: temporary });
    await fill(client, temporary, records, print);
    isMoving = true;
    const { taskID } = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName: temporary, taskID });
  } catch (error) {
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    // The service may have completed the move even if the request failed.
    const state = isMoving ? '' : ' The live index is unchanged.';
    throw new Error(explain(error) + state, { cause: error });
  }
  print(`${indexName} now holds ${records.length} records.`);
}
