import { test as base, expect } from '@playwright/test';
import { findBrowser, findFirefox, findWebKit } from '../../../tools/findBrowser.mjs';
import { requireBuild } from '../requireBuild';
import type { Session } from './Session';
import { Site } from './Site';
import { startPuppeteer } from './startPuppeteer';
import { startWebKit } from './startWebKit';

export { expect };

const BUILD = process.env.SITE_DIR ?? 'build';
requireBuild(BUILD);

/** What each project sets. */
export interface WorkerOptions {
  engine: 'chromium' | 'firefox' | 'webkit';
  /** Whether a sandboxed frame gets its own process. Only Chromium can have both. */
  isIsolated: boolean;
}

/** Starts a browser. Returns what's missing if this machine doesn't have it. */
async function start({ engine, isIsolated }: WorkerOptions): Promise<Session | string> {
  if (engine === 'chromium')
    return startPuppeteer('chrome', await findBrowser(), [
      isIsolated ? '--site-per-process' : '--disable-site-isolation-trials',
    ]);
  if (engine === 'firefox') {
    const file = findFirefox();
    return file == null
      ? 'no Firefox found (on Debian "apt-get install -y firefox-esr", or set FIREFOX_PATH)'
      : startPuppeteer('firefox', file);
  }
  const files = findWebKit();
  return files == null
    ? 'no WebKitGTK found (on Debian "apt-get install -y webkit2gtk-driver xvfb")'
    : startWebKit(files);
}

interface Options {
  /** The console errors that this test causes. */
  expectedErrors: RegExp;
}

/**
 * Playwright's test with the site in the project's engine. Fails on console errors. Skips if the browser is missing, but
 * fails with `REQUIRE_BROWSERS`.
 */
export const test = base.extend<Options & { site: Site }, WorkerOptions & { session: Session | string }>({
  // Matches nothing.
  expectedErrors: [/(?!)/, { option: true }],
  engine: ['chromium', { option: true, scope: 'worker' }],
  isIsolated: [false, { option: true, scope: 'worker' }],
  session: [
    async ({ engine, isIsolated }, use) => {
      const session = await start({ engine, isIsolated });
      if (typeof session === 'string') {
        if (process.env.REQUIRE_BROWSERS) throw new Error(`${engine}: ${session}`);
        console.log(`${engine} skipped: ${session}`);
      }
      await use(session);
      if (typeof session !== 'string') await session.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ session, expectedErrors }, use, testInfo) => {
    base.skip(typeof session === 'string', String(session));
    const site = await Site.start(BUILD, session as Session);
    await site.resize(1280, 900);
    await use(site);
    // Playwright takes no snapshots of these browsers, so log what the page shows.
    if (testInfo.status !== testInfo.expectedStatus) console.log(await site.describe());
    await site.close();
    expect(
      site.errors.filter((error) => !expectedErrors.test(error)),
      'console errors',
    ).toEqual([]);
  },
});
