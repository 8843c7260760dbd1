/**
 * Prints the time, the processor's time and the peak memory of builds, step by step, and the times of `npm start`:
 * `npm run bench:build`. With `-- --copies 9`, builds a site with nine more copies of each guide, and leaves out `npm start`.
 */
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from '@playwright/test';
import { exitWithMessage } from '../exitWithMessage.mjs';
import { findBrowser } from '../findBrowser.mjs';
import { copySite, removeSite } from '../siteCopy.mjs';
import { addGuides } from './addGuides.mjs';
import { copies, expectAtMost, reportGoals } from './checkGoals.mjs';
import { printHeading, printTable } from './table.mjs';

const PORT = 4790;
const GUIDE = 'formats';
const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
const PRINT_USAGE = path.resolve('tools/bench/printUsage.mjs');

/** Steps of a build, and their names in Docusaurus' performance log. */
const STEPS = {
  'Load plugins, TypeDoc': 'Load plugins > Init plugins',
  'Read docs and posts': 'Load plugins > Load plugins content',
  'Make search records': 'Load plugins > allContentLoaded()',
  'Bundle, with the phone': 'Bundling with rspack',
  Render: 'SSG',
  'Cards, Markdown, policies': 'postBuild()',
};

const format = (seconds) => `${seconds.toFixed(1)} s`;

const secondsSince = (start) => (Date.now() - start) / 1000;

function node(directory, args, extra) {
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1', ...extra };
  return spawn(process.execPath, args, { cwd: directory, env, stdio: 'pipe' });
}

/** Returns the seconds of each step. */
function readSteps(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  return Object.values(STEPS).map((name) => {
    const line = lines.find((text) => text.startsWith('[PERF]') && text.includes(`> ${name} - `));
    const [, value, unit] = / - ([\d.]+) (ms|seconds)/.exec(line ?? '') ?? [];
    if (value == null) throw new Error(`Docusaurus' log of times has no "${name}" any more.`);
    return unit === 'ms' ? value / 1000 : Number(value);
  });
}

/** Builds a site. Returns the seconds that it, the processor and each step take, and the peak memory in MB. */
function measureBuild(directory) {
  const start = Date.now();
  const child = node(directory, ['--import', PRINT_USAGE, DOCUSAURUS, 'build'], {
    DOCUSAURUS_PERF_LOGGER: 'true',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('close', (status) => {
      if (status === 0) {
        const usage = JSON.parse(output.match(/^\{"processor".*\}$/m)[0]);
        resolve({ wall: secondsSince(start), ...usage, steps: readSteps(output) });
      } else reject(new Error(`The build in ${directory} failed:\n${output}`));
    });
  });
}

async function measureBuilds() {
  const directory = copySite();
  try {
    if (copies) addGuides(directory, copies);
    return { cold: await measureBuild(directory), warm: await measureBuild(directory) };
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
  const child = node(directory, [DOCUSAURUS, 'start', '--no-open', '--port', String(PORT)]);
  try {
    await openWhenReady(page, `http://localhost:${PORT}/docs/guides/${GUIDE}`);
    const first = secondsSince(start);
    const text = 'This sentence was added while the server ran.';
    const edited = Date.now();
    appendFileSync(path.join(directory, `docs/guides/${GUIDE}.mdx`), `\n${text}\n`);
    await page.getByText(text).waitFor({ timeout: 120_000 });
    return { first, edit: secondsSince(edited) };
  } finally {
    child.kill();
    await browser.close();
    removeSite(directory);
  }
}

const browser = await findBrowser().catch(exitWithMessage);
const { cold, warm } = await measureBuilds().catch(exitWithMessage);

printHeading(copies ? `Builds with ${copies} more copies of each guide` : 'Builds');
printTable([
  ['What', 'Cold', 'Warm'],
  ['Build', format(cold.wall), format(warm.wall)],
  ...Object.keys(STEPS).map((name, index) => [
    `– ${name}`,
    format(cold.steps[index]),
    format(warm.steps[index]),
  ]),
  ["Processor's time", format(cold.processor), format(warm.processor)],
  ['Peak memory', `${Math.round(cold.peak)} MB`, `${Math.round(warm.peak)} MB`],
]);

if (!copies) {
  const { first, edit } = await measureServer(browser);
  printHeading('npm start');
  printTable([
    ['What', 'Time'],
    ['To the first page, cold', format(first)],
    ['Edited guide to its change in the browser', format(edit)],
  ]);

  expectAtMost('Cold build', cold.wall, 20, 's');
  expectAtMost('Warm build', warm.wall, 10, 's');
  expectAtMost('npm start to the first page', first, 20, 's');
  expectAtMost('Edited guide to its change', edit, 1.5, 's');
}
reportGoals();
