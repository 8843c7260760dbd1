import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { PHONE } from './sizes';

const readClipboard = () => navigator.clipboard.readText();
const menuOf = (page: Page) => page.getByText('Copy page', { exact: true });

async function copyPage(page: Page) {
  await menuOf(page).click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
}

test.describe('with access to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies a page as Markdown', async ({ page }) => {
    await open(page, '/docs/guides/formats');
    await copyPage(page);
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const text = await page.evaluate(readClipboard);
    expect(text).toBe(await (await page.request.get('/docs/guides/formats.md')).text());
  });

  test('copies the current page after a navigation', async ({ page }) => {
    await open(page, '/docs/guides/format-filters');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL('/docs/guides/phone-formats');
    await expect(
      page.locator('link[type="text/markdown"][href="/docs/guides/phone-formats.md"]'),
    ).toHaveCount(1);
    await expect(page.locator('link[type="text/markdown"]')).toHaveCount(1);
    await copyPage(page);
    await expect.poll(() => page.evaluate(readClipboard)).toMatch(/^# List the formats of a phone[^\n]*\n/);
  });
});

test.describe("if the Markdown can't be loaded", () => {
  test.use({ expectedErrors: /Failed to load resource|status 500/ });

  test('says so', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 500 }));
    await open(page, '/docs/guides/formats');
    await copyPage(page);
    await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible();
  });
});

test('opens the page as Markdown', async ({ page }) => {
  await open(page, '/docs/guides/formats');
  const response = page.waitForResponse('**/docs/guides/formats.md');
  await menuOf(page).click();
  await page.getByRole('link', { name: 'Open as Markdown' }).click();
  expect((await response).headers()['content-type']).toContain('text/markdown');
  await expect(page.locator('body')).toContainText('# Resolution and frame rate');
});

test('gives the URL of the Markdown to assistants', async ({ page }) => {
  await open(page, '/docs/guides/formats');
  await menuOf(page).click();
  for (const [name, host] of [
    ['Open in ChatGPT', 'chatgpt.com'],
    ['Open in Claude', 'claude.ai'],
  ] as const) {
    const url = new URL((await page.getByRole('link', { name }).getAttribute('href'))!);
    expect(url.host).toBe(host);
    expect(url.searchParams.get('q')).toMatch(/ https:\/\/\S+\/docs\/guides\/formats\.md /);
  }
});

test('the menu fits a phone and closes with Escape, a tap outside, and when the focus leaves', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/docs/guides/formats');
  const menu = menuOf(page);
  const link = page.getByRole('link', { name: 'Open in Claude' });

  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(link).toBeHidden();

  await menu.click();
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu still opens the Markdown', async ({ page }) => {
    await page.goto('/docs/guides/formats');
    await menuOf(page).click();
    await expect(page.getByRole('link', { name: 'Open as Markdown' })).toHaveAttribute(
      'href',
      '/docs/guides/formats.md',
    );
  });
});

test('serves llms.txt as text', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  expect(await response.text()).toMatch(/^# VisionCamera\n/);
});
