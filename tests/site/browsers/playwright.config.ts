import { defineConfig } from '@playwright/test';
import { findFirefox, findWebKit } from '../../../tools/findBrowser.mjs';
import type { WorkerOptions } from './fixtures';

/**
 * True if every browser runs every test: in the nightly workflow, or if Firefox or WebKit is missing. Otherwise, user flows
 * skip Chromium because `tests/site/e2e` covers them there, and a tagged flow runs only in that browser.
 */
const runsAll = Boolean(process.env.NIGHTLY) || !(findFirefox() && findWebKit());

/** Code that attacks the page runs in its process by default, and here in its own one. */
const isolated = { name: 'chromium with isolation', grep: /hostile code/, dependencies: ['chromium smoke'] };

/** The engines, and what each of them skips if it doesn't run everything. */
const engines: (Pick<WorkerOptions, 'engine'> & { testIgnore?: string[]; grepInvert?: RegExp })[] = [
  { engine: 'chromium', testIgnore: ['userFlows.spec.ts'] },
  { engine: 'firefox', grepInvert: /@webkit/ },
  { engine: 'webkit', grepInvert: /@firefox/ },
];

/** Runs the most common user flows, phones and the playground in three browser engines. Uses the build from `npm run build:tests`. */
export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  outputDir: '../../../test-results/browsers',
  fullyParallel: true,
  // By default, Playwright uses half of the cores, which is one of two.
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  // If a test passes on a retry, Playwright reports it as flaky.
  retries: process.env.CI ? 1 : 0,
  maxFailures: 10,
  // A busy machine can be many times slower than a quiet one.
  timeout: 180_000,
  expect: { timeout: 120_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: '../../../test-results/browsers.json' }],
  ],
  projects: [
    { ...isolated, use: { engine: 'chromium', isIsolated: true } },
    ...engines.flatMap(({ engine, testIgnore = [], grepInvert }) => [
      // A browser that doesn't start or opens no page ends its run here instead of letting every test wait for it.
      { name: `${engine} smoke`, testMatch: 'smoke.spec.ts', timeout: 120_000, use: { engine } },
      {
        name: engine,
        testIgnore: ['smoke.spec.ts', ...(runsAll ? [] : testIgnore)],
        grepInvert: runsAll ? [] : grepInvert,
        dependencies: [`${engine} smoke`],
        use: { engine },
      },
    ]),
  ],
});
