import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';

test.use({ allowedHosts: ['www.googletagmanager.com'] });

interface Tracked {
  dataLayer: IArguments[];
}

/** Returns the page's calls to the tracker. */
function calls(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window as unknown as Tracked).dataLayer.map((call) => [...call]));
}

test('a page view is sent on load and on every change of page', async ({ page }) => {
  const scripts: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await open(page, '/preview/docs/guides');
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123']);
  const config = (await calls(page)).find(([name]) => name === 'config')!;
  expect(config[1]).toBe('G-TEST123');
  expect(config[2]).not.toMatchObject({ anonymize_ip: true });

  const views = async () => (await calls(page)).filter(([, name]) => name === 'page_view').length;
  const before = await views();
  for (const [index, guide] of ['camera-layout', 'how-it-works'].entries()) {
    await page.locator(`.theme-doc-sidebar-container a[href="/preview/docs/guides/${guide}"]`).click();
    await expect(page).toHaveURL(`/preview/docs/guides/${guide}`);
    await expect.poll(views).toBe(before + index + 1);
    expect(JSON.stringify(await calls(page))).toContain(`/preview/docs/guides/${guide}`);
  }
});
