/** Prints Lighthouse's mobile scores of the built site, each the median of three runs: `npm run bench:pages [URL…]`. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { exitWithMessage } from '../exitWithMessage.mjs';
import { findBrowser } from '../findBrowser.mjs';
import { startHost } from '../startHost.mjs';
import { expectAtMost, expectScore, named, reportGoals } from './goals.mjs';
import { median } from './median.mjs';
import { printHeading, printTable } from './table.mjs';

/** Installed on demand, because nothing else needs its 155 packages. Later releases need Node.js 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
const PORT = 4791;
const PAGES = ['/', '/docs/guides', '/docs/guides/formats', '/docs/api/interfaces/CameraProps', '/search'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const BUILD = process.env.SITE_DIR ?? 'build';

if (!existsSync(`${BUILD}/index.html`))
  exitWithMessage({ message: 'There is no build to measure: run "npm run build" first.' });

async function measure(url, port) {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', '--prefer-offline', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...[`--port=${port}`, `--only-categories=${CATEGORIES.join(',')}`],
      ...['--output=json', '--quiet', '--no-enable-error-reporting'],
    ],
    { maxBuffer: 100 * 2 ** 20 },
  );
  const lhr = JSON.parse(stdout);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return [
    ...CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100)),
    ...TIMES.map((name) => lhr.audits[name].numericValue),
    lhr.audits['total-byte-weight'].numericValue / 1024,
  ];
}

/** Returns the median scores of a page. Each page gets a new browser. */
async function measurePage(url, executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${PORT}`,
    ],
  });
  try {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(url, PORT));
    return runs[0].map((_, index) => median(runs.map((run) => run[index])));
  } finally {
    await browser.close();
  }
}

const executablePath = await findBrowser().catch(exitWithMessage);
const host = await startHost(BUILD);
try {
  const rows = [
    ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'TBT', 'CLS', 'Bytes'],
  ];
  for (const page of named.length > 0 ? named : PAGES) {
    const values = await measurePage(host.origin + page, executablePath);
    const [lcp, tbt, cls, bytes] = values.slice(4);
    for (const [index, name] of CATEGORIES.entries())
      expectScore(`${page}, ${name}`, values[index], GOALS[name]);
    expectAtMost(`${page}, largest paint`, lcp / 1000, 2.5, 's');
    expectAtMost(`${page}, blocking`, tbt, 200, 'ms');
    expectAtMost(`${page}, layout shift`, cls, 0, '');
    rows.push([
      page,
      ...values.slice(0, 4),
      `${(lcp / 1000).toFixed(2)} s`,
      `${Math.round(tbt)} ms`,
      cls.toFixed(3),
      `${Math.round(bytes)} KB`,
    ]);
  }
  printHeading('Lighthouse, mobile, median of 3');
  printTable(rows);
  reportGoals();
} finally {
  await host.close();
}
