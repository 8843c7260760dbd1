import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { rootFolder } from '../../src/config/rootFolder';
import { readSite } from '../../src/page-source/readSite';
import { buildPhone } from '../../src/plugins/phone/buildPhone';
import { readSampleFiles } from '../../src/plugins/phone/readSampleFiles';
import { findBrowser } from '../findBrowser.mjs';
import { startHost } from '../startHost.mjs';
import { capturePoster, POSTER_SCALE, POSTER_SIZE } from './capturePoster';
import { runScript } from '../runScript';

const folder = path.join(rootFolder, 'static/img/phone');
// Not in node_modules, because Rspack doesn't look for changes there.
const cache = path.join(rootFolder, '.docusaurus/posters');

/** Takes the pictures that phones show before they run, of the samples with the given ids or of all. */
async function takePosters(asked: readonly string[]): Promise<boolean> {
  const outDir = path.join(cache, 'dist');
  const { samples, scenes } = readSampleFiles(readSite());
  const ids = [...samples.keys()];
  const unknown = asked.filter((id) => !ids.includes(id));
  if (unknown.length > 0)
    throw new Error(`These samples don't exist or don't run: ${unknown.join(', ')}. Use ${ids.join(', ')}.`);
  await buildPhone({
    siteDir: rootFolder,
    samplesDir: path.join(cache, 'samples'),
    outDir,
    isProduction: true,
  });
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder))
    if (!ids.includes(path.basename(file, '.webp'))) rmSync(path.join(folder, file));

  const host = await startHost(outDir);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({
      viewport: POSTER_SIZE,
      deviceScaleFactor: POSTER_SCALE,
      reducedMotion: 'reduce',
    });
    page.on('pageerror', (error) => console.error(error.message));
    for (const id of ids.filter((name) => asked.length === 0 || asked.includes(name))) {
      const poster = await capturePoster(page, host.origin, id, scenes.get(id));
      writeFileSync(path.join(folder, `${id}.webp`), poster);
      console.log(`${id}: ${(poster.length / 1000).toFixed(1)} KB`);
    }
  } finally {
    await browser.close();
    await host.close();
  }
  return true;
}

void runScript(takePosters);
