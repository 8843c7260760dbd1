import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const START = '/docs/guides/formats';

async function connect(page: Page, connection: { effectiveType: string; saveData: boolean }): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

/** Opens a guide, looks at its links and points at one; returns how many files were prefetched. */
async function countPrefetched(page: Page): Promise<number> {
  await open(page, START);
  await page.waitForLoadState('networkidle');
  await page.locator('article a[href^="/docs/"]').last().scrollIntoViewIfNeeded();
  await page.locator('.menu__link[href="/docs/guides/devices"]').hover();
  await page.waitForLoadState('networkidle');
  return page.locator('link[rel="prefetch"]').count();
}

test('pages behind visible links are prefetched', async ({ page }) => {
  await connect(page, { effectiveType: '4g', saveData: false });
  expect(await countPrefetched(page)).toBeGreaterThan(0);
});

test('nothing is prefetched on 2g', async ({ page }) => {
  const other: string[] = [];
  await connect(page, { effectiveType: 'slow-2g', saveData: false });
  page.on('request', (request) => {
    if (request.url().endsWith('/docs/guides/devices')) other.push(request.url());
  });
  expect(await countPrefetched(page)).toBe(0);
  expect(other).toEqual([]);
});

test('nothing is prefetched for a reader who saves data', async ({ page }) => {
  await connect(page, { effectiveType: '4g', saveData: true });
  expect(await countPrefetched(page)).toBe(0);
});
