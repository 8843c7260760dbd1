import type { Page } from '@playwright/test';
import { moments } from './moments';

/** Size of the pictures in CSS pixels. Phones on a page have the same size. */
export const POSTER_SIZE = { width: 320, height: 640 };

const SETTLE_MS = 1500;
const MOMENT_MS = 400;
const WANTED_BYTES = 6_000;
const QUALITIES = [60, 50, 40, 30, 25, 20, 15, 10, 8, 6, 4, 2, 0];

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
    let poster: Buffer;
    // Text needs more bytes than scenes. The budget of a page catches what's too large.
    for (const quality of QUALITIES) {
      const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality });
      poster = Buffer.from(data, 'base64');
      if (poster.length <= WANTED_BYTES) break;
    }
    return poster!;
  } finally {
    await client.detach();
  }
}
