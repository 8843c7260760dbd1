import { expect, test } from 'vitest';
import { readSite } from '../page-source/readSite';
import { readSampleFiles } from '../plugins/phone/readSampleFiles';
import { loadSteps, stepPages } from '.';

test('each step is for a sample that runs', async () => {
  const { samples } = readSampleFiles(readSite(process.cwd()));
  const pages = await Promise.all(Object.values(stepPages).map((load) => load()));
  const ids = pages.flatMap(({ steps }) => Object.keys(steps));
  expect(ids.filter((id) => !samples.has(id))).toEqual([]);
  for (const id of ids) {
    const steps = await loadSteps(id);
    expect(steps.length, id).toBeGreaterThan(0);
    expect(new Set(steps.map(({ text }) => text)).size, id).toBe(steps.length);
  }
});

test('each sample that runs a camera has steps', async () => {
  const { samples } = readSampleFiles(readSite(process.cwd()));
  const counts = await Promise.all([...samples.keys()].map(async (id) => [id, (await loadSteps(id)).length]));
  expect(counts.filter(([, count]) => count === 0)).toEqual([['troubleshooting-camera-report', 0]]);
});
