import { expect, open, test } from './fixtures';

test.describe('a page that crashes', () => {
  test.use({ expectedErrors: /./ });

  test('says so, and works again after "Try again"', async ({ page }) => {
    await open(page, '/docs/guides/formats');
    await page.evaluate(() => {
      const Original = window.IntersectionObserver;
      Object.assign(window, {
        Original,
        IntersectionObserver: class {
          constructor() {
            throw new Error('The observer is broken.');
          }
        },
      });
    });
    await page.locator('.theme-doc-sidebar-container a[href="/docs/guides/zooming"]').click();
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
    await expect(page.getByText('The observer is broken.')).toBeVisible();
    await page.evaluate(() => {
      window.IntersectionObserver = (window as unknown as { Original: typeof IntersectionObserver }).Original;
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /zoom/i })).toBeVisible();
  });

  test('names the address of a page without a default export', async ({ page }) => {
    await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const isTags = /\.blogTagsListPage/.test(body);
      await route.fulfill({
        response,
        body: isTags ? body.replace(/default:\s*(\(\)=>|function)/g, 'other:$1') : body,
      });
    });
    await open(page, '/blog/tags/release');
    await page.locator('main a[href="/blog/tags"]').click();
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
    await expect(
      page.getByText("The page component at /blog/tags doesn't have a default export"),
    ).toBeVisible();
  });
});

test.describe('a page that cannot be loaded', () => {
  test.use({ expectedErrors: /./ });

  test('is loaded as a whole', async ({ page }) => {
    await open(page, '/docs/guides');
    await page.waitForLoadState('networkidle');
    let loads = 0;
    page.on('load', () => (loads += 1));
    let isBroken = true;
    await page.route(/\/assets\/js\//, (route) =>
      isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.locator('.theme-doc-sidebar-container a[href="/docs/guides/zooming"]').click();
    await expect.poll(() => loads).toBe(1);
    isBroken = false;
    await expect(page).toHaveURL('/docs/guides/zooming');
    await expect(page.getByRole('heading', { level: 1, name: /zoom/i })).toBeVisible();
  });
});

test.describe('scripts that do not load', () => {
  test.use({ expectedErrors: /./ });

  test('leave the page readable, and the home page says how to set the base path', async ({ page }) => {
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.goto('/docs/guides/formats');
    await expect(page.locator('h1')).toBeVisible();
    // Under a wrong base path neither scripts nor styles are where the page looks for them.
    await page.route(/\/assets\/css\//, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toBeVisible();
  });
});
