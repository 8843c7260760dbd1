/** Opens every page once: axe in both modes and both sizes, the content security policy, one h1, no sideways scrolling. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { runAxe, setTheme } from './runAxe';
import { DESKTOP, PHONE, SMALLEST } from './sizes';
import { watchViolations } from './watchViolations';

const SHARDS = 8;

test.use({
  // Keeps axe from measuring colors on their way.
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /404 \(Not Found\)/,
});

const sitemap = readFileSync(path.resolve(process.env.SITE_DIR ?? 'build', 'sitemap.xml'), 'utf8');
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
const addresses = [...listed, '/search', '/search?q=frame', '/nothing-here'];

/** Lets React and observers answer to a new size. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Scrolls through the page, so that drawings and tools are loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
}

async function checkPage(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  await resize(page, DESKTOP);
  await open(page, address);
  await scrollThrough(page);
  if (address.includes('?') || (await page.locator('[data-tool], .docusaurus-mermaid-container').count()) > 0)
    await page.waitForLoadState('networkidle');
  if ((await page.locator('h1:visible').count()) !== 1) found.push('not exactly one h1');
  for (const size of [DESKTOP, PHONE]) {
    await resize(page, size);
    await setTheme(page, 'light');
    for (const violation of await runAxe(page)) found.push(`${size.width} light ${violation}`);
    await setTheme(page, 'dark');
    for (const violation of await runAxe(page, 'colors')) found.push(`${size.width} dark ${violation}`);
  }
  await resize(page, SMALLEST);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) found.push(`scrolls sideways by ${overflow} px at ${SMALLEST.width} px`);
  return found.map((problem) => `${address}: ${problem}`);
}

for (let shard = 0; shard < SHARDS; shard += 1) {
  test(`every page is accessible and within its policy (${shard + 1} of ${SHARDS})`, async ({ page }) => {
    test.setTimeout(600_000);
    const violations = await watchViolations(page);
    const pages = addresses.filter((_, index) => index % SHARDS === shard);
    expect(pages.length).toBeGreaterThan(10);
    const found: string[] = [];
    for (const address of pages) found.push(...(await checkPage(page, address)));
    expect(found).toEqual([]);
    expect(violations).toEqual([]);
  });
}
