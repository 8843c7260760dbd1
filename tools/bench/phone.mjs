/**
 * Prints how long a phone takes from the click to the app, on a slow connection and processor, and from an edit to its
 * result: `npm run bench:phone`.
 */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { exitWithMessage } from '../exitWithMessage.mjs';
import { findBrowser } from '../findBrowser.mjs';
import { startHost } from '../startHost.mjs';
import { expectAtMost, reportGoals } from './checkGoals.mjs';
import { median } from './median.mjs';
import { printHeading, printTable } from './table.mjs';

const RUNS = 5;
const BUILD = process.env.SITE_DIR ?? 'build';
const MBIT = 1_000_000 / 8;
const NETWORK = { offline: false, latency: 40, downloadThroughput: 10 * MBIT, uploadThroughput: 10 * MBIT };
const CPU_SLOWDOWN = 4;
const GUIDES = ['/docs/guides/devices', '/docs/guides/zooming'];
const GOAL_S = 1.5;
const EDIT_GOAL_MS = 300;

if (!existsSync(`${BUILD}/phone.html`))
  exitWithMessage({ message: 'There is no build to measure: run "npm run build" first.' });

/** Returns the seconds from the click on a guide's first phone until its app is on the screen. */
async function measure(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const seconds = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const clickedAt = performance.now();
        window.addEventListener('message', ({ data }) => {
          if (data?.type !== 'started') return;
          requestAnimationFrame(() => resolve((performance.now() - clickedAt) / 1000));
        });
        [...document.querySelectorAll('section[aria-label^="Phone with"] button')]
          .find((button) => button.textContent.startsWith('Run '))
          .click();
      }),
  );
  await context.close();
  return seconds;
}

/** Returns the milliseconds from a key in the playground until the phone shows the change, at full speed. */
async function measureEdit(browser, origin) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/playground#sample=devices-flip-camera`);
  await page.frameLocator('iframe').getByRole('img', { name: 'Camera preview' }).waitFor();
  await page.getByRole('textbox').click();
  await page.evaluate(() => {
    window.addEventListener('keydown', () => (window.pressedAt = performance.now()), true);
    window.shown = new Promise((resolve) =>
      window.addEventListener('message', ({ data }) => {
        if (data.type === 'started' && window.pressedAt) resolve(performance.now() - window.pressedAt);
      }),
    );
  });
  await page.keyboard.press('Enter');
  const milliseconds = await page.evaluate(() => window.shown);
  await context.close();
  return milliseconds;
}

const executablePath = await findBrowser().catch(exitWithMessage);
const host = await startHost(BUILD);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const rows = [['Guide', 'Click to app']];
  for (const guide of GUIDES) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, host.origin + guide));
    const seconds = median(runs);
    expectAtMost(`${guide}, click to app`, seconds, GOAL_S, 's');
    rows.push([guide, `${seconds.toFixed(2)} s`]);
  }
  printHeading(`Phones, 10 Mbit/s, 40 ms, processor ${CPU_SLOWDOWN} × slower, median of ${RUNS}`);
  printTable(rows);
  const edits = [];
  for (let run = 0; run < RUNS; run++) edits.push(await measureEdit(browser, host.origin));
  const edit = median(edits);
  expectAtMost('from a key to the running change', edit, EDIT_GOAL_MS, 'ms');
  printHeading(`Playground, median of ${RUNS}`);
  printTable([
    ['From', 'To', 'Time'],
    ['key', 'running change', `${edit.toFixed(0)} ms`],
  ]);
  reportGoals();
} finally {
  await browser.close();
  await host.close();
}
