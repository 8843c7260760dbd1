import { defineConfig, devices } from '@playwright/test';
import { builds } from './tests/site/e2e/builds';
import type { Options } from './tests/site/e2e/fixtures';
import { requireBuild } from './tests/site/requireBuild';
import { findInstalledBrowser } from './tools/findBrowser.mjs';

for (const { folder } of Object.values(builds)) requireBuild(folder);

/**
 * Returns the options for Chromium. `isolation` says whether a sandboxed frame gets its own process. By default, it does in
 * Chromium, but not in its headless shell.
 */
const launchOptions = (isolation: '--site-per-process' | '--disable-site-isolation-trials') => ({
  executablePath: process.env.CHROMIUM_PATH ?? findInstalledBrowser(),
  timeout: 120_000,
  // Chromium runs without its sandbox because tests may run as root. Most other switches keep it from phoning home.
  args: [
    isolation,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Nothing leaves this machine.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ],
});

/** Browser tests on the built site. `npm test` builds it first. */
export default defineConfig<Options>({
  testDir: './tests/site/e2e',
  outputDir: './test-results/browser',
  fullyParallel: true,
  // By default, Playwright uses half of the cores, which is one of two.
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  // A test that passes on a retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  maxFailures: 10,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // A busy machine can be many times slower than a quiet one.
  timeout: 180_000,
  expect: { timeout: 120_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${builds.site.port}`,
    launchOptions: launchOptions('--site-per-process'),
  },
  projects: [
    // A dead server, browser or fixture ends the run here instead of letting every test wait for it.
    { name: 'smoke', testMatch: 'smoke.spec.ts', timeout: 120_000 },
    { name: 'site', testIgnore: ['smoke.spec.ts', 'hosted/**'], dependencies: ['smoke'] },
    {
      // As in Firefox and WebKit, code in the playground's sandbox runs in the process of the page.
      name: 'without-isolation',
      grep: /@isolation/,
      dependencies: ['smoke'],
      use: { isIsolated: false, launchOptions: launchOptions('--disable-site-isolation-trials') },
    },
    {
      name: 'hosted',
      testMatch: 'hosted/**',
      dependencies: ['smoke'],
      use: { baseURL: `http://localhost:${builds.hosted.port}` },
    },
  ],
  webServer: Object.values(builds).map(({ folder, port, basePath }) => ({
    name: folder,
    command: `npx docusaurus serve --no-open --dir ${folder} --port ${port}`,
    env: { BASE_URL: basePath },
    // Waits only for the port, because the smoke test says what's wrong with an answer.
    port,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
  })),
});
