import type { Page } from '@playwright/test';

/** Size of the pictures in CSS pixels. Phones on a page have the same size. */
export const POSTER_SIZE = { width: 320, height: 640 };

const SETTLE_MS = 1500;
const MAX_BYTES = 12_000;
const QUALITIES = [60, 40, 20, 5, 0];

/** Runs a sample on Android with every permission and returns its picture as WebP. */
export async function capturePoster(page: Page, origin: string, id: string, scene = ''): Promise<Buffer> {
  await page.goto('about:blank');
  await page.goto(`${origin}/phone#sample=${id}&platform=android${scene && `&scene=${scene}`}`);
  await page.locator('main.app > *').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const client = await page.context().newCDPSession(page);
  try {
    for (const quality of QUALITIES) {
      const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality });
      const poster = Buffer.from(data, 'base64');
      if (poster.length <= MAX_BYTES) return poster;
    }
  } finally {
    await client.detach();
  }
  throw new Error(`The picture of ${id} has more than ${MAX_BYTES} bytes at every quality.`);
}
