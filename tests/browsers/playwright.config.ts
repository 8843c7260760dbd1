import { defineConfig } from '@playwright/test';

/** What fails, fails alike in all browsers, so only the nightly workflow breaks things in each of them. */
const OTHER_BROWSERS_IGNORE = process.env.NIGHTLY ? [] : 'faults.spec.ts';

/** Tests what readers do most in the three browser engines. Reads the build that `npm test` or `npm run build` made. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can be slow for a moment. A test that passes on a retry is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: '../../test-results/browsers.json' }]],
  projects: [
    { name: 'chromium' },
    { name: 'firefox', testIgnore: OTHER_BROWSERS_IGNORE },
    { name: 'webkit', testIgnore: OTHER_BROWSERS_IGNORE },
  ],
});
