/** Tests a tab that's older than the latest deployment: what it hasn't loaded yet is gone. */
import type { Page } from '@playwright/test';
import { deploy, expect, open, test, waitForHydration } from './fixtures';

test.use({ expectedErrors: /Failed to load resource|MIME type|Loading (CSS )?chunk|ChunkLoadError/ });

/** Checks that each file that's gone was asked for once, and brings the site back. */
async function finish(page: Page, asked: readonly string[]): Promise<void> {
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
  await page.unroute('**/assets/**');
}

async function reload(page: Page, name: string): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('alert').getByRole('button', { name }).click();
  await reloaded;
  await waitForHydration(page);
}

test('a tool says that it didn’t load, also after a page change, and a reload brings it back', async ({
  page,
}) => {
  await open(page, '/docs/guides/frame-processors-tips');
  await page.locator('.theme-doc-sidebar-container a[href="/docs/guides/frame-bytes"]').click();
  const tool = page.getByRole('region', { name: 'Frame cost', exact: true });
  await expect(tool).toBeAttached();
  await page.waitForLoadState('networkidle');
  const asked = await deploy(page);
  const failure = async () => {
    await tool.scrollIntoViewIfNeeded();
    await expect(tool.getByRole('alert')).toContainText('Frame cost didn’t load.');
  };
  await failure();
  await page.goBack();
  await expect(tool).toHaveCount(0);
  await page.goForward();
  await failure();
  await finish(page, asked);
  await reload(page, 'Reload the page');
  await tool.scrollIntoViewIfNeeded();
  await expect(tool.locator('input, select').first()).toBeVisible();
});

test('an API name says that its card didn’t load, and a reload brings it back', async ({ page }) => {
  await open(page, '/docs/guides/zooming');
  await page.waitForLoadState('networkidle');
  const asked = await deploy(page);
  const names = page.locator('.markdown code a[href*="/docs/api/"]');
  for (const name of [names.first(), names.nth(1), names.first()]) {
    await name.hover();
    await expect(name).toHaveAttribute('title', /didn’t load/);
  }
  await finish(page, asked);
  await page.reload();
  await waitForHydration(page);
  await names.first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(names.first()).not.toHaveAttribute('title');
});

test('the 404 page says that similar pages didn’t load, and a reload brings them back', async ({ page }) => {
  await page.route(/\/assets\/search\./, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/docs/guides/zoom');
  await expect(page.getByRole('alert')).toContainText('Similar pages didn’t load.');
  await page.unroute(/\/assets\/search\./);
  await reload(page, 'Reload the page');
  await expect(
    page.getByRole('navigation', { name: 'Similar pages' }).getByRole('link').first(),
  ).toHaveAttribute('href', '/docs/guides/zooming');
});

test('the phone says that it didn’t load, and a reload brings it back', async ({ page }) => {
  await open(page, '/docs/guides/zooming');
  await page.waitForLoadState('networkidle');
  const asked = await deploy(page);
  const run = page.getByRole('button', { name: /^Run / }).first();
  for (let click = 0; click < 2; click++) {
    await run.click();
    await expect(page.getByRole('alert')).toContainText('The phone didn’t load.');
  }
  await finish(page, asked);
  await reload(page, 'Reload the page');
  await run.click();
  await expect(page.locator('[data-running] iframe')).toBeVisible();
});

test('a diagram says that it didn’t load, and a reload brings it back', async ({ page }) => {
  await open(page, '/docs/guides/preview');
  const link = page.locator('.theme-doc-sidebar-container a[href="/docs/guides/events"]');
  await link.hover();
  await page.waitForLoadState('networkidle');
  const asked = await deploy(page);
  await link.click();
  await expect(page.getByRole('alert').first()).toContainText('The diagram didn’t load.');
  await finish(page, asked);
  await reload(page, 'Reload the page');
  await expect(page.locator('[data-diagram] svg').first()).toBeVisible();
});
