import type { Page } from '@playwright/test';
import { samplePhones } from '../../../src/data/sampleDevices';
import { expect, open, test, waitForHydration } from './fixtures';
import { watchLayoutShifts } from './watchLayoutShifts';

/** The pages with the format explorer. `everyPage.spec.ts` checks it with axe. */
const paths = ['/docs/guides/formats', '/tools/formats'];
/** A string that only the explorer's code contains. */
const MARKER = 'now the best';

const explorer = (page: Page) => page.getByRole('region', { name: 'Format explorer', exact: true });

/** Scrolls to the explorer and waits until its interactive part has loaded. */
async function openExplorer(page: Page) {
  const tool = explorer(page);
  await tool.scrollIntoViewIfNeeded();
  await expect(tool.locator('input, select').first()).toBeVisible();
  return tool;
}

for (const path of paths) {
  test(`${path} loads the explorer's code only when it comes into view, without a layout shift`, async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
    });
    const readShifts = await watchLayoutShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const isInViewAtOnce = await explorer(page).evaluate(
      (element) => element.getBoundingClientRect().top < innerHeight + 200,
    );
    if (!isInViewAtOnce) {
      const loaded = await Promise.all(scripts);
      expect(loaded.filter((script) => script.includes(MARKER))).toHaveLength(0);
    }
    await openExplorer(page);
    expect(await readShifts()).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the format explorer is a paragraph', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('section[aria-label="Format explorer"] p')).toContainText('format explorer');
    }
  });
});

test.describe('Format explorer', () => {
  const picked = (page: Page) => page.getByText(/^Picked: format/);

  test('works with the keyboard only', async ({ page }) => {
    await page.goto('/tools/formats');
    await openExplorer(page);
    await page.getByRole('combobox', { name: 'Template' }).focus();
    await page.keyboard.type('VideoSlow');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Templates.VideoSlowMotion)')).toBeVisible();
    await expect(picked(page)).toHaveText('Picked: format 11 of 31');
    await page.getByRole('button', { name: 'Move videoResolution up' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move videoResolution up' })).toBeFocused();
    await expect(picked(page)).toHaveText('Picked: format 1 of 31');
  });

  test('restores a pasted device from a copied link, and sends nothing before', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/tools/formats', { waitUntil: 'networkidle' });
    await openExplorer(page);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const { device } = samplePhones
      .flatMap((phone) => phone.cameras)
      .find((camera) => camera.device.formats.length > 200)!;
    await page.getByRole('radio', { name: 'Your device (JSON)' }).check();
    await page.getByRole('textbox', { name: /as JSON$/ }).fill(JSON.stringify(device));
    await expect(picked(page)).toContainText(`of ${device.formats.length}`);
    const text = await picked(page).textContent();
    expect(new URL(page.url()).hash).toBe('');
    expect(requests).toEqual([]);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link);
    await expect(picked(other)).toHaveText(text!);
    await expect(other.getByRole('textbox', { name: /as JSON$/ })).toHaveValue(/"formats"/);
  });
});

test.describe('code that cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|Loading chunk/ });

  test('is reported, and loads after a reload', async ({ page }) => {
    await open(page, '/docs/guides/formats');
    await page.route('**/assets/js/**', (route) => route.abort());
    await explorer(page).scrollIntoViewIfNeeded();
    await expect(explorer(page).getByRole('alert').filter({ hasText: 'didn’t load' })).toBeVisible();
    await page.unroute('**/assets/js/**');
    const reloaded = page.waitForEvent('load');
    await explorer(page).getByRole('button', { name: 'Reload the page' }).click();
    await reloaded;
    await waitForHydration(page);
    await openExplorer(page);
  });
});
