import { defineConfig } from '@playwright/test';

/** Failures look the same in every browser, so only the nightly workflow tests them outside Chromium. */
const OTHER_BROWSERS_IGNORE = process.env.NIGHTLY ? [] : 'faults.spec.ts';

/** Tests the most common user journeys in three browser engines. Uses the build from `npm run build:tests`. */
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
    { name: 'chromium' },
    { name: 'firefox', testIgnore: OTHER_BROWSERS_IGNORE },
    { name: 'webkit', testIgnore: OTHER_BROWSERS_IGNORE },
  ],
});
