import { readFileSync } from 'node:fs';
import { readEnvironment } from '../../src/config/environment';
import { printRanking } from './bench/printRanking';
import { findIndex, runBench } from './bench/runBench';
import { push as pushRecords, readPushSettings } from '../../src/plugins/search/hosted/push';
import { unpackRecords } from '../../src/plugins/search/records/pack';
import type { SearchData } from '../../src/plugins/search/types';

const BUILD = 'build';

/**
 * Runs `npm run bench:search`. With `-- --ablate` it also prints what each rule of the ranking is worth; with
 * `-- --ask "a query"` it prints only what ranks where for that query, and why.
 */
export function bench(options: readonly string[]): boolean {
  const asked = options.indexOf('--ask');
  if (asked < 0) return runBench(BUILD, options.includes('--ablate'));
  const query = options[asked + 1];
  if (!query) throw new Error('Write the query after --ask: npm run bench:search -- --ask "black preview"');
  printRanking(BUILD, query);
  return true;
}

/** Runs `npm run search:push`; with `-- --dry-run` it only prints what it would send. */
export async function push(options: readonly string[]): Promise<boolean> {
  const isDryRun = options.includes('--dry-run');
  const settings = readPushSettings(process.env, isDryRun);
  const { siteUrl } = readEnvironment({ SITE_URL: process.env.SITE_URL });
  const data = JSON.parse(readFileSync(findIndex(BUILD), 'utf8')) as SearchData;
  const records = unpackRecords(data);
  await pushRecords({ ...settings, siteUrl, baseUrl: data.baseUrl, records, isDryRun, print: console.log });
  return true;
}
