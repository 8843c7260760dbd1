/** Takes the pictures that phones show before they run, from the phones themselves: `npm run phone:posters [id…]`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { exitWithMessage } from '../exitWithMessage.mjs';
import { findBrowser } from '../findBrowser.mjs';
import { startHost } from '../startHost.mjs';
import { capturePoster, POSTER_SIZE } from './capturePoster.mjs';

const siteDir = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(siteDir, 'static/img/phone');
const cache = path.join(siteDir, 'node_modules/.cache/phone');

const load = async (file) =>
  (await runnerImport(path.join(siteDir, 'src/plugins/phone', file), { configFile: false })).module;

async function takePosters() {
  const { readSampleFiles } = await load('readSampleFiles.ts');
  const { buildPhone } = await load('buildPhone.ts');
  const outDir = path.join(cache, 'dist');
  await buildPhone({
    siteDir,
    samplesDir: path.join(cache, 'samples'),
    outDir,
    isProduction: true,
    baseUrl: '/',
  });
  const ids = [...readSampleFiles(siteDir).samples.keys()];
  const asked = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder))
    if (!ids.includes(path.basename(file, '.webp'))) rmSync(path.join(folder, file));

  const host = await startHost(outDir);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: POSTER_SIZE, reducedMotion: 'reduce' });
    page.on('pageerror', (error) => console.error(error.message));
    for (const id of ids.filter((name) => asked.length === 0 || asked.includes(name))) {
      const poster = await capturePoster(page, host.origin, id);
      writeFileSync(path.join(folder, `${id}.webp`), poster);
      console.log(`${id}: ${(poster.length / 1000).toFixed(1)} KB`);
    }
  } finally {
    await browser.close();
    await host.close();
  }
}

await takePosters().catch(exitWithMessage);
process.exit();
