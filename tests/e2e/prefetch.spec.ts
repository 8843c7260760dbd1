import type { Page } from '@playwright/test';
import { connect, expect, open, test } from './fixtures';

const START = '/docs/guides/formats';

/** Opens a guide, looks at its links and points at one. */
async function readGuide(page: Page): Promise<void> {
  await open(page, START);
  await page.locator('article a[href^="/docs/"]').last().scrollIntoViewIfNeeded();
  await page.locator('.menu__link[href="/docs/guides/devices"]').hover();
}

const prefetched = (page: Page) => page.locator('link[rel="prefetch"]');

test('pages behind visible links are prefetched', async ({ page }) => {
  await connect(page, { effectiveType: '4g', saveData: false });
  await readGuide(page);
  await expect(prefetched(page)).not.toHaveCount(0);
});

test('a page is loaded when the pointer is on its link', async ({ page }) => {
  await open(page, '/docs/guides');
  await page.waitForLoadState('networkidle');
  const request = page.waitForRequest(/\/assets\/js\//);
  await page.locator('.menu__link[href="/docs/guides/formats"]').hover();
  await request;
});

for (const connection of [
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await connect(page, connection);
    await readGuide(page);
    await page.waitForLoadState('networkidle');
    await expect(prefetched(page)).toHaveCount(0);
  });
}
