import { expect, open, test } from './fixtures';
import { LIBRARY_VERSION } from '../../../src/config/libraryVersion';
import type { Locator, Page } from '@playwright/test';

const card = (page: Page) => page.getByRole('tooltip');

/** Returns a name of the library in the first code block of a guide. */
async function openGuide(page: Page): Promise<Locator> {
  await open(page, '/docs/guides/code-scanning');
  const name = page.locator('pre a', { hasText: 'useCodeScanner' }).first();
  await name.scrollIntoViewIfNeeded();
  return name;
}

test.describe('API pages', () => {
  test('have the symbol as title, a description and a link to the source line', async ({ page }) => {
    await page.goto('/docs/api/interfaces/CameraProps');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CameraProps');
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^The props that <Camera> has/,
    );
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(41);
    await expect(
      page.locator(`a[href*="v${LIBRARY_VERSION}/package/src/types/CameraProps.ts#L"]`).first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'ViewProps' })).toHaveAttribute(
      'href',
      /^https:\/\/reactnative\.dev/,
    );
  });

  test('list the guides that use the symbol, which link back', async ({ page }) => {
    await page.goto('/docs/api/functions/useCodeScanner');
    await page
      .getByRole('article')
      .getByRole('link', { name: 'QR codes and barcodes', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL('/docs/guides/code-scanning');
    await page.getByRole('article').locator('a[href="/docs/api/functions/useCodeScanner"]').first().click();
    await expect(page).toHaveURL('/docs/api/functions/useCodeScanner');
  });

  test("mark what isn't released, and what the library's comments get wrong", async ({ page }) => {
    await page.goto('/docs/api/interfaces/OnBytesWrittenVideoEvent');
    await expect(page.getByText(`On main, not in ${LIBRARY_VERSION}`)).toBeVisible();
    await page.goto('/docs/api/interfaces/Code');
    await expect(
      page.getByText(`Where ${LIBRARY_VERSION} differs from the library's own comments`).first(),
    ).toBeVisible();
  });

  test('group the overview by task and list every symbol', async ({ page }) => {
    await page.goto('/docs/api');
    for (const title of ['Camera and view', 'Permissions', 'Capture', 'Errors', 'The reference as JSON']) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    await expect(page.locator('.markdown td:first-child a')).toHaveCount(65);
  });

  test('scroll wide tables in a focusable region', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/docs/api/interfaces/PhotoFile');
    const region = page.getByRole('region', { name: 'Table: metadata' });
    await region.focus();
    await expect(region).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.describe('names in code', () => {
  test('show signature and first sentence on hover, until Escape', async ({ page }) => {
    const name = await openGuide(page);
    await name.hover();
    await expect(card(page)).toContainText('function useCodeScanner(codeScanner: CodeScanner): CodeScanner');
    await expect(card(page)).toContainText('Returns a code scanner');
    await card(page).hover();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
  });

  test('do the same for the keyboard, and open their page', async ({ page }) => {
    await openGuide(page);
    await page.locator('pre a').first().focus();
    await expect(card(page)).toContainText('function useCodeScanner');
    await expect(page.locator(':focus')).toHaveAttribute('aria-describedby', 'api-card');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/api/functions/useCodeScanner');
    await expect(card(page)).toHaveCount(0);
  });

  test('load only when a reader points at one', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const name = await openGuide(page);
    expect(requests).not.toContain('/api.json');
    await name.hover();
    await expect(card(page)).toBeVisible();
    expect(requests.filter((path) => path === '/api.json')).toHaveLength(1);
  });
});

test.describe('names in code on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('show the card on the first tap and open the page on the second', async ({ page }) => {
    const name = await openGuide(page);
    await name.tap();
    await expect(card(page)).toContainText('useCodeScanner');
    await expect(page).toHaveURL('/docs/guides/code-scanning');
    await name.tap();
    await expect(page).toHaveURL('/docs/api/functions/useCodeScanner');
  });

  test.describe("if the cards can't be loaded", () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('open the page on the first tap', async ({ page }) => {
      await page.route('**/api.json', (route) => route.abort());
      const name = await openGuide(page);
      await name.tap();
      await expect(page).toHaveURL('/docs/api/functions/useCodeScanner');
    });
  });
});
