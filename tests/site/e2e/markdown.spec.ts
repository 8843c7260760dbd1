import { expect, open, test } from './fixtures';

const readClipboard = () => navigator.clipboard.readText();

test.describe('with access to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const [url, title] of [
    ['/docs/guides/formats', '# Resolution and frame rate\n'],
    ['/docs/api/interfaces/CameraProps', '# CameraProps\n'],
    ['/blog/version-4-7', '# VisionCamera 4.7'],
  ] as const) {
    test(`copies ${url} as Markdown`, async ({ page }) => {
      await open(page, url);
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
      const text = await page.evaluate(readClipboard);
      expect(text.startsWith(title)).toBe(true);
      expect(text).toBe(await (await page.request.get(`${url}.md`)).text());
    });
  }

  test('copies the current page after a navigation', async ({ page }) => {
    await open(page, '/docs/guides/formats');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL('/docs/guides/zooming');
    await expect(page.locator('link[type="text/markdown"][href="/docs/guides/zooming.md"]')).toHaveCount(1);
    await expect(page.locator('link[type="text/markdown"]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect.poll(() => page.evaluate(readClipboard)).toMatch(/^# Zooming\n/);
  });
});

test.describe("if the Markdown can't be loaded", () => {
  test.use({ expectedErrors: /Failed to load resource|status 500/ });

  test('says so', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 500 }));
    await open(page, '/docs/guides/formats');
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible();
  });
});

test.describe('as text', () => {
  // Browsers request /favicon.ico for files without an icon.
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  test('opens the page as Markdown', async ({ page }) => {
    await open(page, '/docs/guides/formats');
    const response = page.waitForResponse('**/docs/guides/formats.md');
    await page.getByRole('link', { name: 'Open as Markdown' }).click();
    expect((await response).headers()['content-type']).toContain('text/markdown');
    await expect(page.locator('body')).toContainText('# Resolution and frame rate');
  });
});

for (const file of ['/llms.txt', '/llms-full.txt']) {
  test(`serves ${file} as text`, async ({ request }) => {
    const response = await request.get(file);
    expect(response.headers()['content-type']).toContain('text/plain');
    expect(await response.text()).toMatch(/^# VisionCamera\n/);
  });
}
