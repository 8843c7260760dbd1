import { readFileSync } from 'node:fs';
import { readEnvironment } from '../../src/config/environment';
import { findIndex, runBench } from './bench/runBench';
import { push as pushRecords, readPushSettings } from '../../src/plugins/search/hosted/push';
import { unpackRecords } from '../../src/plugins/search/records/pack';
import type { SearchData } from '../../src/plugins/search/types';

const BUILD = 'build';

/** `npm run bench:search`, with `-- --ablate` to print what each rule of the ranking is worth. */
export function bench(options: readonly string[]): boolean {
  return runBench(BUILD, options.includes('--ablate'));
}

/** `npm run search:push`, with `-- --dry-run` to only print what would be sent. */
export async function push(options: readonly string[]): Promise<boolean> {
  const isDryRun = options.includes('--dry-run');
  const settings = readPushSettings(process.env, isDryRun);
  const { siteUrl } = readEnvironment({ SITE_URL: process.env.SITE_URL });
  const data = JSON.parse(readFileSync(findIndex(BUILD), 'utf8')) as SearchData;
  const records = unpackRecords(data);
  await pushRecords({ ...settings, siteUrl, baseUrl: data.baseUrl, records, isDryRun, print: console.log });
  return true;
}
