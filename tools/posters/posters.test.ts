import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../../src/node-utils/rootFolder';
import { readSampleFiles } from '../../src/plugins/phone/readSampleFiles';
import { moments } from './moments';

const ids = [...readSampleFiles(rootFolder).samples.keys()];

test('no two samples have the same screenshot', () => {
  const byHash = new Map<string, string[]>();
  for (const id of ids) {
    const image = readFileSync(path.join(rootFolder, `static/img/phone/${id}.webp`));
    const hash = createHash('sha256').update(image).digest('hex');
    byHash.set(hash, [...(byHash.get(hash) ?? []), id]);
  }
  expect([...byHash.values()].filter((same) => same.length > 1)).toEqual([]);
});

test('each moment of a screenshot is for a sample that runs', () => {
  expect(Object.keys(moments).filter((id) => !ids.includes(id))).toEqual([]);
});
