import type { Page } from '@playwright/test';
import { moments } from './moments';

/** Size of the pictures in CSS pixels. Phones on a page have the same size. */
export const POSTER_SIZE = { width: 320, height: 640 };
/** Pixels of a picture per CSS pixel. Pages show it at 150 to 280 pixels, so it's sharp on screens with a high density. */
export const POSTER_SCALE = 2;

const SETTLE_MS = 1500;
const MOMENT_MS = 400;
const QUALITY = 60;

/** Runs a sample on Android until the moment that shows its point, and returns a screenshot as WebP. */
export async function capturePoster(page: Page, origin: string, id: string, scene = ''): Promise<Buffer> {
  const moment = moments[id];
  await page.goto('about:blank');
  await page.goto(
    `${origin}/phone#sample=${id}&platform=android${scene && `&scene=${scene}`}&${moment?.options ?? ''}`,
  );
  await page.locator('main.app > *').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  if (moment) {
    await moment.act(page);
    await page.waitForTimeout(MOMENT_MS);
  }
  const client = await page.context().newCDPSession(page);
  try {
    const { data } = await client.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, ...POSTER_SIZE, scale: POSTER_SCALE },
    });
    return Buffer.from(data, 'base64');
  } finally {
    await client.detach();
  }
}
