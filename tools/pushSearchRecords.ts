import { readFileSync } from 'node:fs';
import { readEnvironment } from '../src/config/environment';
import { push, readPushSettings } from '../src/plugins/search/hosted/push';
import { unpackRecords } from '../src/plugins/search/records/pack';
import type { SearchData } from '../src/plugins/search/types';
import { findIndex } from './bench/search/runBench';
import { runScript } from './runScript';

/** Runs `npm run search:push`. With `-- --dry-run` it only prints what it would send. */
async function pushBuild(options: readonly string[]): Promise<boolean> {
  const isDryRun = options.includes('--dry-run');
  const settings = readPushSettings(process.env, isDryRun);
  const { siteUrl } = readEnvironment({ SITE_URL: process.env.SITE_URL });
  const data = JSON.parse(readFileSync(findIndex('build'), 'utf8')) as SearchData;
  const records = unpackRecords(data);
  await push({ ...settings, siteUrl, baseUrl: data.baseUrl, records, isDryRun, print: console.log });
  return true;
}

void runScript(pushBuild);
