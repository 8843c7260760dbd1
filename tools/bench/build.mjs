/** Prints the times of builds and of `npm start`: `npm run bench:build`. */
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { exitWithMessage } from '../exitWithMessage.mjs';
import { findBrowser } from '../findBrowser.mjs';
import { copySite, removeSite } from '../siteCopy.mjs';
import { expectAtMost, reportGoals } from './goals.mjs';
import { printHeading, printTable } from './table.mjs';

const PORT = 4790;
const GUIDE = 'formats';
const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

function docusaurus(directory, ...args) {
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1' };
  return spawn(process.execPath, [DOCUSAURUS, ...args], { cwd: directory, env, stdio: 'pipe' });
}

/** Returns the milliseconds that a build takes. */
function measureBuild(directory) {
  const start = Date.now();
  const child = docusaurus(directory, 'build');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('exit', (status) => {
      if (status === 0) resolve(Date.now() - start);
      else reject(new Error(`The build in ${directory} failed:\n${output}`));
    });
  });
}

async function measureBuilds() {
  const directory = copySite();
  try {
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
  const child = docusaurus(directory, 'start', '--no-open', '--port', String(PORT));
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

const browser = await findBrowser().catch(exitWithMessage);
const { cold, warm } = await measureBuilds().catch(exitWithMessage);
const { first, edit } = await measureServer(browser);

printHeading('Builds');
printTable([
  ['What', 'Time'],
  ['Cold build', seconds(cold)],
  ['Warm build', seconds(warm)],
  ['npm start to the first page, cold', seconds(first)],
  ['Edited guide to its change in the browser', seconds(edit)],
]);

expectAtMost('Cold build', cold / 1000, 20, 's');
expectAtMost('Warm build', warm / 1000, 10, 's');
expectAtMost('npm start to the first page', first / 1000, 20, 's');
expectAtMost('Edited guide to its change', edit / 1000, 1.5, 's');
reportGoals();
