import { defineConfig } from '@playwright/test';
import { findFirefox, findWebKit } from '../../tools/findBrowser.mjs';

/**
 * True if every browser runs every test, as in the nightly workflow or if a browser is missing. Otherwise, journeys skip
 * Chromium, where `tests/e2e` covers them, and a journey with a tag runs only in the browser that the tag names.
 */
const runsAll = Boolean(process.env.NIGHTLY) || !(findFirefox() && findWebKit());

/** Runs the most common user journeys in three browser engines, and failures in Chromium. Uses the build from `npm run build:tests`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can be slow for a moment. If a test passes on a retry, Playwright reports it as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: '../../test-results/browsers.json' }]],
  projects: [
    { name: 'chromium', testIgnore: runsAll ? [] : 'journeys.spec.ts' },
    {
      name: 'firefox',
      testIgnore: runsAll ? [] : 'faults.spec.ts',
      grepInvert: runsAll ? [] : /@webkit/,
    },
    {
      name: 'webkit',
      testIgnore: runsAll ? [] : 'faults.spec.ts',
      grepInvert: runsAll ? [] : /@firefox/,
    },
  ],
});
