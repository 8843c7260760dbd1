/**
 * Prints Lighthouse's mobile scores of the built site, each the median of three runs: `npm run bench:pages [URL…]`.
 * With `-- --against DIR`, measures the build in DIR in turns, so that a slow machine doesn't look like a slow site.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { exitWithMessage } from '../exitWithMessage.mjs';
import { findBrowser } from '../findBrowser.mjs';
import { startHost } from '../startHost.mjs';
import { against, expectAtMost, expectScore, named, reportGoals } from './checkGoals.mjs';
import { median } from './median.mjs';
import { printHeading, printTable } from './table.mjs';

/** Installed on demand, because nothing else needs its 155 packages. Later releases need Node.js 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
const PORT = 4791;
const SEARCH = '/search?q=zoom';
const PAGES = ['/', '/docs/guides', '/docs/guides/formats', '/docs/api/interfaces/CameraProps', SEARCH];
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const CATEGORIES = Object.keys(GOALS);
const METRICS = [
  { name: 'LCP', audit: 'largest-contentful-paint', format: (value) => `${(value / 1000).toFixed(2)} s` },
  { name: 'TBT', audit: 'total-blocking-time', format: (value) => `${Math.round(value)} ms` },
  { name: 'CLS', audit: 'cumulative-layout-shift', format: (value) => value.toFixed(3) },
  { name: 'Bytes', audit: 'total-byte-weight', format: (value) => `${Math.round(value / 1024)} KB` },
];
const BUILD = process.env.SITE_DIR ?? 'build';

if (!existsSync(`${BUILD}/index.html`))
  exitWithMessage({ message: 'There is no build to measure: run "npm run build" first.' });
if (against != null && !existsSync(`${against}/index.html`))
  exitWithMessage({ message: `--against ${against}: there is no build. Name the folder of one.` });

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
  return {
    benchmarkIndex: lhr.environment.benchmarkIndex,
    values: [
      ...CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100)),
      ...METRICS.map(({ audit }) => lhr.audits[audit].numericValue),
    ],
  };
}

const benchmarkIndexes = [];

/** Returns the median values of a page for each host, measured in turns. Each page gets a new browser. */
async function measurePage(page, hosts, executablePath) {
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
    const runs = hosts.map(() => []);
    for (let run = 0; run < RUNS; run++) {
      for (const [index, { origin }] of hosts.entries()) {
        const { benchmarkIndex, values } = await measure(origin + page, PORT);
        benchmarkIndexes.push(benchmarkIndex);
        runs[index].push(values);
      }
    }
    return runs.map((all) => all[0].map((_, column) => median(all.map((values) => values[column]))));
  } finally {
    await browser.close();
  }
}

/** Compares the values of a page with the goals. */
function check(page, values) {
  const [lcp, tbt, cls] = values.slice(CATEGORIES.length);
  for (const [index, name] of CATEGORIES.entries())
    expectScore(`${page}, ${name}`, values[index], GOALS[name]);
  expectAtMost(`${page}, largest paint`, lcp / 1000, 2.5, 's');
  expectAtMost(`${page}, blocking`, tbt, 200, 'ms');
  // Results come after the first paint.
  expectAtMost(`${page}, layout shift`, cls, page.startsWith('/search?') ? 0.05 : 0, '');
}

function createRow(name, values) {
  return [name, ...values.map((value, index) => METRICS[index - CATEGORIES.length]?.format(value) ?? value)];
}

/** Returns the row of a page divided by that of the reference build. Scores have no ratio. */
function createRatios(values, reference) {
  return [
    '… ratio',
    ...values.map((value, index) =>
      index < CATEGORIES.length || reference[index] === 0 ? '' : `× ${(value / reference[index]).toFixed(2)}`,
    ),
  ];
}

const executablePath = await findBrowser().catch(exitWithMessage);
const hosts = await Promise.all([BUILD, against].filter(Boolean).map((folder) => startHost(folder)));
try {
  const rows = [
    ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', ...METRICS.map(({ name }) => name)],
  ];
  for (const page of named.length > 0 ? named : PAGES) {
    console.log(`Measuring ${page}`);
    const [values, reference] = await measurePage(page, hosts, executablePath);
    check(page, values);
    rows.push(createRow(page, values));
    if (reference) rows.push(createRow('… reference', reference), createRatios(values, reference));
  }
  printHeading(`Lighthouse, mobile, median of ${RUNS}`);
  // Lighthouse's own measure of the processor, before each run.
  const [slowest, fastest] = [Math.min(...benchmarkIndexes), Math.max(...benchmarkIndexes)];
  console.log(`Benchmark index: ${Math.round(slowest)} to ${Math.round(fastest)}\n`);
  printTable(rows);
  reportGoals();
} finally {
  await Promise.all(hosts.map((host) => host.close()));
}
