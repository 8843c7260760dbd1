import { expect, holdScripts, open, waitForHydration, test } from './fixtures';

test('a slow connection shows the text before scripts load', async ({ page }) => {
  const { deliver } = await holdScripts(page);
  await page.goto('/docs/guides/formats', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  deliver();
  await waitForHydration(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide shows the content of all tabs and hides what needs a script', async ({ page }) => {
    await page.goto('/docs/guides');
    for (const fold of await page.locator('summary').all()) await fold.click();
    const panels = page.locator('[role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(page.locator('.theme-code-block button').first()).toBeHidden();
    await page.goto('/docs/guides/errors');
    await expect(page.getByLabel(/^Filter/).first()).toBeHidden();
    expect(await page.locator('main section:visible').count()).toBeGreaterThan(50);
  });

  test('links and redirects work', async ({ page }) => {
    await page.goto('/docs/guides/getting-started');
    await expect(page).toHaveURL('/docs/guides');
    await page.locator('.theme-doc-markdown a[href^="/docs/guides/"]:visible').first().click();
    await expect(page.locator('h1')).toBeVisible();
  });
});

test("odd URLs don't break the search page", async ({ page }) => {
  for (const raw of ['%E0%A4%A', '%00', '<script>', '&q=b&q=c']) {
    await open(page, `/search?q=${raw}`);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test.describe('a page that crashes', () => {
  test.use({ expectedErrors: /./ });

  test('says so and works again after "Try again"', async ({ page }) => {
    await open(page, '/docs/guides/focusing');
    await page.evaluate(() => {
      const Original = window.IntersectionObserver;
      window.IntersectionObserver = class {
        constructor() {
          window.IntersectionObserver = Original;
          throw new Error('The observer is broken.');
        }
      } as unknown as typeof IntersectionObserver;
    });
    await page.locator('.theme-doc-sidebar-container a[href="/docs/guides/zooming"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page crashed' })).toBeVisible();
    await expect(page.getByText('The observer is broken.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zooming' })).toBeVisible();
  });
});
