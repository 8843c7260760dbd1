import { startHost } from '../../../tools/startHost.mjs';
import { expect, open, test } from '../fixtures';

test.describe('a build for another base path', () => {
  test.use({ expectedErrors: /./, allowedHosts: ['www.googletagmanager.com'] });

  test('shows its text under a red banner that names both paths', async ({ page }) => {
    await page.route('https://www.googletagmanager.com/**', (route) => route.abort());
    const host = await startHost(process.env.HOSTED_DIR ?? 'build-hosted');
    try {
      await page.goto(`${host.origin}/docs/guides/formats/`);
      const banner = page.getByRole('alert').filter({ hasText: 'Your site did not load properly' });
      await expect(banner).toContainText(
        'built for the base path /preview/, and this page is at /docs/guides/formats/',
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await host.close();
    }
  });
});

test.describe('under a base path', () => {
  test.use({ allowedHosts: ['www.googletagmanager.com'] });

  test('links in content lead on without a load', async ({ page }) => {
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await open(page, '/preview/docs/guides/formats');
    const link = page.locator('[data-content] a[href^="/preview/docs/guides/"]:visible').first();
    const target = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator(`[data-content="${target.replace(/#.*/, '')}"]`)).toBeVisible();
  });
});
