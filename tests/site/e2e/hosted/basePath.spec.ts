import { startHost } from '../../../../tools/startHost.mjs';
import { waitForPage, expect, open, test } from '../fixtures';

test.describe('a build for another base path', () => {
  test.use({ expectedErrors: /./, allowedHosts: ['www.googletagmanager.com'] });

  test('shows its text, and explains on the home page how to set the base path', async ({ page }) => {
    await page.route('https://www.googletagmanager.com/**', (route) => route.abort());
    const host = await startHost(process.env.HOSTED_DIR ?? 'build-hosted');
    try {
      await page.goto(host.origin);
      await expect(page.locator('#__docusaurus-base-url-issue-banner')).toBeVisible();
      await page.goto(`${host.origin}/docs/guides/formats/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await host.close();
    }
  });
});

test.describe('under a base path', () => {
  test.use({ allowedHosts: ['www.googletagmanager.com'] });

  test('links in content work without a page load', async ({ page }) => {
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await open(page, '/preview/docs/guides/formats');
    const link = page.locator('.theme-doc-markdown a[href^="/preview/docs/guides/"]:visible').first();
    const target = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(target);
    await waitForPage(page, target.replace(/#.*/, ''));
  });
});
