import type { Page } from '@playwright/test';
import { samplePhones } from 'vision-camera-phone/devices';
import { expect, test } from './fixtures';
import { watchLayoutShifts } from './watchLayoutShifts';

/**
 * Each tool, a page that contains it, and a string that only its code contains. `everyPage.spec.ts` checks them with
 * axe.
 */
const tools = [
  { name: 'Format explorer', path: '/docs/guides/formats', marker: 'now the best' },
  { name: 'Device chooser', path: '/docs/guides/device-scoring', marker: 'Physical devices in the filter' },
  { name: 'Frame cost', path: '/docs/guides/slow-work', marker: 'frame processor busy' },
  { name: 'Frame cost', path: '/docs/guides/frame-bytes', marker: 'Bytes by pixel format' },
  { name: 'Format explorer', path: '/tools/formats', marker: 'now the best' },
];

/** Scrolls to the tool and waits until its interactive part has loaded. */
async function openTool(page: Page, name: string) {
  const tool = page.getByRole('region', { name, exact: true });
  await tool.scrollIntoViewIfNeeded();
  await expect(tool.locator('input, select').first()).toBeVisible();
  return tool;
}

for (const { name, path, marker } of tools) {
  test.describe(`${name} on ${path}`, () => {
    test('loads its code only when it comes into view, without a layout shift', async ({ page }) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
      });
      const readShifts = await watchLayoutShifts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const isInViewAtOnce = await page
        .getByRole('region', { name, exact: true })
        .evaluate((element) => element.getBoundingClientRect().top < innerHeight + 200);
      if (!isInViewAtOnce) {
        const loaded = await Promise.all(scripts);
        expect(loaded.filter((script) => script.includes(marker))).toHaveLength(0);
      }
      await openTool(page, name);
      expect((await Promise.all(scripts)).filter((script) => script.includes(marker))).toHaveLength(1);
      expect(await readShifts()).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tools are text with a picture', async ({ page }) => {
    for (const { name, path } of tools) {
      await page.goto(path);
      const tool = page.locator(`section[aria-label="${name}"]`);
      await expect(tool.getByRole('img')).toBeVisible();
      await expect(tool.locator('p')).toContainText(name.toLowerCase());
    }
  });
});

test.describe('Format explorer', () => {
  const picked = (page: Page) => page.getByText(/^Picked: format/);

  test('works with the keyboard only', async ({ page }) => {
    await page.goto('/tools/formats');
    await openTool(page, 'Format explorer');
    await page.getByRole('combobox', { name: 'Template' }).focus();
    await page.keyboard.type('VideoSlow');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Templates.VideoSlowMotion)')).toBeVisible();
    await expect(picked(page)).toHaveText('Picked: format 11 of 31');
    await page.getByRole('button', { name: 'Move fps down' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move fps down' })).toBeFocused();
    await expect(picked(page)).toHaveText('Picked: format 1 of 31');
    await page.getByRole('button', { name: 'Remove fps' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Filters' })).toBeFocused();
    await page.getByText('Paste your device').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(JSON.stringify(samplePhones[1]!.cameras[0]!.device));
    await expect(picked(page)).not.toContainText('of 31');
  });

  test('restores a pasted device from a copied link, and sends nothing before', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/tools/formats', { waitUntil: 'networkidle' });
    await openTool(page, 'Format explorer');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const { device } = samplePhones
      .flatMap((phone) => phone.cameras)
      .find((camera) => camera.device.formats.length > 200)!;
    await page.getByText('Paste your device').click();
    await page.getByRole('textbox', { name: /as JSON$/ }).fill(JSON.stringify(device));
    await expect(picked(page)).toContainText(`of ${device.formats.length}`);
    const text = await picked(page).textContent();
    expect(new URL(page.url()).hash).toBe('');
    expect(requests).toEqual([]);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link.replace('/tools/formats', '/docs/guides/formats'));
    await expect(other.getByRole('region', { name: 'Format explorer', exact: true })).toBeInViewport();
    await expect(picked(other)).toHaveText(text!);
    await expect(other.getByRole('textbox', { name: /as JSON$/ })).toHaveValue(/"formats"/);
  });
});
