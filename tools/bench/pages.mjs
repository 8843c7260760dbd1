/** Prints Lighthouse's mobile scores of the built site, each the median of three runs: `npm run bench:pages [address…]`. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { exitWithMessage } from '../exitWithMessage.mjs';
import { findBrowser } from '../findBrowser.mjs';
import { startHost } from '../startHost.mjs';
import { median } from './median.mjs';
import { printHeading, printTable } from './table.mjs';

const RUNS = 3;
const PORT = 4791;
const PAGES = ['/', '/docs/guides', '/docs/guides/formats', '/docs/api/interfaces/CameraProps', '/search'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
const BUILD = process.env.SITE_DIR ?? 'build';

if (!existsSync(`${BUILD}/index.html`))
  exitWithMessage({ message: 'There is no build to measure: run "npm run build" first.' });

async function measure(url, port) {
  const { lhr } = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return [
    ...CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100)),
    ...TIMES.map((name) => lhr.audits[name].numericValue),
    lhr.audits['total-byte-weight'].numericValue / 1024,
  ];
}

/** Returns the medians of a page's runs in a browser of its own, which no other page has filled. */
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
  for (const page of process.argv.length > 2 ? process.argv.slice(2) : PAGES) {
    const values = await measurePage(host.origin + page, executablePath);
    const [lcp, tbt, cls, bytes] = values.slice(4);
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
} finally {
  await host.close();
}
