/** Takes away what the oldest browsers in package.json don't have, and checks that readers can still use the site. */
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

test.use({ expectedErrors: /Failed to load resource/ });

/** Removes what only newer versions of Chrome, Safari and Firefox have. */
async function age(page: Page): Promise<void> {
  await page.addInitScript(() => {
    delete (Element.prototype as Partial<Element>).checkVisibility;
    delete (URLSearchParams.prototype as { size?: number }).size;
  });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replace(/[^{}]*:has\([^{}]*\{[^{}]*\}/g, '');
    await route.fulfill({ response, body: css });
  });
}

test.beforeEach(({ page }) => age(page));

test('arrow keys walk through the results of the search page', async ({ page }) => {
  await open(page, '/search?q=zoom');
  const results = page.locator('main a[data-result]');
  await expect(results.first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
});

test('a phone shows which platform is chosen, and where the focus is', async ({ page }) => {
  await open(page, '/docs/guides/zooming');
  const platforms = page.getByRole('group', { name: 'Platform' }).first();
  const shoot = () => platforms.screenshot();
  await platforms.getByRole('radio', { name: 'Android' }).focus();
  await page.keyboard.press('ArrowRight');
  const focused = await shoot();
  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await blur();
  const ios = await shoot();
  await platforms.getByRole('radio', { name: 'iOS' }).press('ArrowLeft');
  await blur();
  expect(ios.equals(focused), 'the focus is visible').toBe(false);
  expect(ios.equals(await shoot()), 'the choice is visible').toBe(false);
});

test('a search that fails doesn’t say that there are no results', async ({ page }) => {
  await page.route('**/assets/search.*.json', (route) => route.abort());
  await open(page, '/docs/guides');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox', { name: 'Search' }).fill('zoom');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await expect(page.getByText('No results for')).toBeHidden();
});
