import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { findInstalledBrowser } from './tools/findBrowser.mjs';

const PORT = 4310;
const HOSTED_PORT = 4311;

for (const folder of ['build', 'build-hosted'])
  if (!existsSync(folder)) throw new Error(`${folder} is missing. Run "npm run build:tests" first.`);

const executablePath = process.env.CHROMIUM_PATH ?? findInstalledBrowser();

/** Browser tests on the built site. `npm test` builds it first. */
export default defineConfig({
  testDir: './tests/site/e2e',
  outputDir: './test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can be slow for a moment. A test that passes on a retry is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // The first search of a page builds the index, which takes a busy machine seconds.
  expect: { timeout: 15_000 },
  // A shared machine can be several times slower than a quiet one.
  timeout: 60_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath,
      // Chromium runs without its sandbox because tests may run as root. Most other switches keep it from phoning home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Pages close before V8's optimizing compiler pays off, and it would use about a tenth of the processor.
        '--js-flags=--no-turbofan',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing leaves this machine.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: '**/hosted/**' },
    { name: 'hosted', testMatch: '**/hosted/**', use: { baseURL: `http://localhost:${HOSTED_PORT}` } },
  ],
  webServer: [
    {
      command: `npx docusaurus serve --no-open --dir build --port ${PORT}`,
      url: `http://localhost:${PORT}/`,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npx docusaurus serve --no-open --dir build-hosted --port ${HOSTED_PORT}`,
      url: `http://localhost:${HOSTED_PORT}/preview/`,
      reuseExistingServer: !process.env.CI,
      env: { BASE_URL: '/preview/' },
    },
  ],
});
