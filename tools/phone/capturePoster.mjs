/** Size of the pictures in CSS pixels, that of the phone on a page. */
export const POSTER_SIZE = { width: 320, height: 640 };

const SETTLE_MS = 1500;

/**
 * Runs a sample on Android with every permission and returns its picture as WebP.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} origin
 * @param {string} id
 */
export async function capturePoster(page, origin, id) {
  await page.goto('about:blank');
  await page.goto(`${origin}/phone/#sample=${id}&platform=android`);
  await page.locator('main.app > *').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  await client.detach();
  return Buffer.from(data, 'base64');
}
