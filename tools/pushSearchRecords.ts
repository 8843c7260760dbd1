import { readFileSync } from 'node:fs';
import { readEnvironment } from '../src/config/environment';
import { push, readPushSettings } from '../src/plugins/search/hosted/push';
import { unpackRecords } from '../src/plugins/search/records/pack';
import type { SearchData } from '../src/plugins/search/types';
import { findSearchIndex } from './findSearchIndex';
import { runScript } from './runScript';

/** Sends the records of `build` to the hosted index. */
async function pushBuild(): Promise<boolean> {
  const settings = readPushSettings(process.env);
  const { siteUrl } = readEnvironment({ SITE_URL: process.env.SITE_URL });
  const data = JSON.parse(readFileSync(findSearchIndex('build'), 'utf8')) as SearchData;
  const records = unpackRecords(data);
  const count = await push({ ...settings, siteUrl, baseUrl: data.baseUrl, records });
  console.log(`${settings.indexName} now holds ${count} records.`);
  return true;
}

void runScript(pushBuild);
