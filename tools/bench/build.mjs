/** Prints the time and peak memory of builds, and the times of `npm start`: `npm run bench:build`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { exitWithMessage } from '../exitWithMessage.mjs';
import { findBrowser } from '../findBrowser.mjs';
import { copySite, removeSite } from '../siteCopy.mjs';
import { expectAtMost, reportGoals } from './goals.mjs';
import { median } from './median.mjs';
import { treeMemory } from './processTree.mjs';
import { printHeading, printTable } from './table.mjs';

const SAMPLE_MS = 250;
const MANY = 10;
const RUNS = 3;
const PORT = 4790;
const GUIDE = 'formats';
const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
const gibibytes = (bytes) => (bytes ? `${(bytes / 2 ** 30).toFixed(2)} GiB` : 'not measured');

function docusaurus(directory, extra, ...args) {
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1', ...extra };
  return spawn(process.execPath, [DOCUSAURUS, ...args], { cwd: directory, env, stdio: 'pipe' });
}

function measureBuild(directory) {
  const start = Date.now();
  const child = docusaurus(directory, {}, 'build');
  let peak = 0;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const timer = setInterval(() => (peak = Math.max(peak, treeMemory(child.pid) ?? 0)), SAMPLE_MS);
  return new Promise((resolve, reject) => {
    child.on('exit', (status) => {
      clearInterval(timer);
      if (status === 0) resolve({ time: Date.now() - start, peak });
      else reject(new Error(`The build in ${directory} failed:\n${output}`));
    });
  });
}

async function measureBuilds(times) {
  const directory = copySite(times);
  try {
    const cold = await measureBuild(directory);
    const warm = await measureBuild(directory);
    return { cold, warm };
  } finally {
    removeSite(directory);
  }
}

async function openWhenReady(page, url) {
  for (;;) {
    try {
      await page.goto(url, { timeout: 0 });
      await page.locator('article h1').waitFor({ timeout: 0 });
      return;
    } catch (error) {
      if (!/ERR_CONNECTION_(REFUSED|RESET)/.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function measureServer(executablePath) {
  const directory = copySite();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const start = Date.now();
  const child = docusaurus(directory, {}, 'start', '--no-open', '--port', String(PORT));
  try {
    await openWhenReady(page, `http://localhost:${PORT}/docs/guides/${GUIDE}`);
    const first = Date.now() - start;
    const text = 'This sentence was added while the server ran.';
    const edited = Date.now();
    appendFileSync(path.join(directory, `docs/guides/${GUIDE}.mdx`), `\n${text}\n`);
    await page.getByText(text).waitFor({ timeout: 120_000 });
    return { first, edit: Date.now() - edited };
  } finally {
    child.kill();
    await browser.close();
    removeSite(directory);
  }
}

const remove = (file) => rmSync(file, { recursive: true, force: true });

/** Removes all caches. */
function clear(directory) {
  for (const name of ['.docusaurus', 'node_modules/.cache', 'docs/api']) remove(path.join(directory, name));
}

/** Returns the milliseconds until the development server has read the site. */
async function measureStart(directory) {
  // jiti caches the compiled configuration in the folder for temporary files.
  const TMPDIR = mkdtempSync(path.join(os.tmpdir(), 'start-'));
  const start = Date.now();
  const child = docusaurus(directory, { TMPDIR }, 'start', '--no-open', '--port', String(PORT));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  while (!output.includes('running at')) {
    if (child.exitCode != null) throw new Error(`npm start in ${directory} failed:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const time = Date.now() - start;
  child.kill();
  await once(child, 'exit');
  remove(TMPDIR);
  return time;
}

/** Returns the median time of starts without caches, in milliseconds. */
async function measureStarts() {
  const directory = copySite();
  const times = [];
  try {
    for (let run = 0; run < RUNS; run++) {
      clear(directory);
      times.push(await measureStart(directory));
    }
  } finally {
    removeSite(directory);
  }
  return median(times);
}

const browser = await findBrowser().catch(exitWithMessage);
const single = await measureBuilds(1).catch(exitWithMessage);
const many = await measureBuilds(MANY).catch(exitWithMessage);
const { first, edit } = await measureServer(browser);
const read = await measureStarts();

const row = (name, { time, peak }) => [name, seconds(time), gibibytes(peak)];
printHeading('Builds');
printTable([
  ['What', 'Time', 'Peak memory'],
  row('Cold build', single.cold),
  row('Warm build', single.warm),
  row(`Cold build, ${MANY} times the guides`, many.cold),
  row(`Warm build, ${MANY} times the guides`, many.warm),
  [`${MANY} times the guides : once, cold`, `× ${(many.cold.time / single.cold.time).toFixed(1)}`, ''],
  ['npm start until the site is read, cold', seconds(read), ''],
  ['npm start to the first page, cold', seconds(first), ''],
  ['Edited guide to its change in the browser', seconds(edit), ''],
]);

expectAtMost('Cold build', single.cold.time / 1000, 20, 's');
expectAtMost('Cold build, peak memory', single.cold.peak / 2 ** 30, 1.5, 'GiB');
expectAtMost('Warm build', single.warm.time / 1000, 10, 's');
expectAtMost(`${MANY} times the guides`, many.cold.time / single.cold.time, 3, 'times the time');
expectAtMost('npm start to the first page', first / 1000, 20, 's');
expectAtMost('Edited guide to its change', edit / 1000, 1.5, 's');
reportGoals();
