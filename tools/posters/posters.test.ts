import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../../src/config/rootFolder';
import { readSite } from '../../src/page-source/readSite';
import { readSampleFiles } from '../../src/plugins/phone/readSampleFiles';
import { moments } from './moments';

const ids = [...readSampleFiles(readSite()).samples.keys()];
const fileOf = (id: string) => path.join(rootFolder, `static/img/phone/${id}.webp`);

test('every sample that runs has a screenshot', () => {
  const missing = ids.filter((id) => !existsSync(fileOf(id)));
  expect(missing, `Run "npm run phone:posters ${missing.join(' ')}".`).toEqual([]);
});

test('no two samples have the same screenshot', () => {
  const byHash = new Map<string, string[]>();
  for (const id of ids.filter((name) => existsSync(fileOf(name)))) {
    const hash = createHash('sha256')
      .update(readFileSync(fileOf(id)))
      .digest('hex');
    byHash.set(hash, [...(byHash.get(hash) ?? []), id]);
  }
  expect([...byHash.values()].filter((same) => same.length > 1)).toEqual([]);
});

test('each moment of a screenshot is for a sample that runs', () => {
  expect(Object.keys(moments).filter((id) => !ids.includes(id))).toEqual([]);
});
