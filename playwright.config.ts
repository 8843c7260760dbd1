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
  // By default, Playwright uses half of the cores, which is one of two.
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  // A test that passes on a retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // A busy machine can be many times slower than a quiet one.
  timeout: 180_000,
  expect: { timeout: 120_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath,
      // Chromium runs without its sandbox because tests may run as root. Most other switches keep it from phoning home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
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
