/** A page change on a phone, where no pointer announces which link comes next: its bytes, and how often it waits for the network. */
import type { Page } from '@playwright/test';
import { arrived, connect, expect, holdScripts, open, test } from './fixtures';
import { PHONE } from './sizes';

const FROM = '/docs/guides/formats';
const TO = '/docs/guides/preview';
/** What a guide adds to the scripts that all guides share, after gzip. */
const CHANGE_BYTES = 30_000;

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const next = (page: Page) => page.locator('.pagination-nav__link--next');

/** Counts the bytes of the scripts that a page runs, as they cross the network: one that is in the cache adds nothing. */
async function countScripts(page: Page): Promise<() => number> {
  const client = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  return () => bytes;
}

test('loads nothing when the link was in view before the tap', async ({ page }) => {
  const prefetched = new Set<string>();
  page.on('requestfinished', (request) => void prefetched.add(new URL(request.url()).pathname));
  const countedBytes = await countScripts(page);
  await open(page, FROM);
  const links = page.locator('link[rel=prefetch]');
  await expect(links).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const count = await links.count();
  await next(page).scrollIntoViewIfNeeded();
  await expect.poll(() => links.count()).toBeGreaterThan(count);
  const wanted = () =>
    links.evaluateAll((all) => all.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  await expect.poll(async () => (await wanted()).filter((file) => !prefetched.has(file))).toEqual([]);
  const before = countedBytes();
  expect(before).toBeGreaterThan(0);
  await next(page).tap();
  await arrived(page, TO);
  expect(countedBytes() - before).toBe(0);
});

test('prefetches no page for a link in the closed menu', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(react: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          for (const { target, isIntersecting } of entries)
            if (isIntersecting && target.closest('.navbar-sidebar')) seen.push(target.getAttribute('href'));
          react(entries, observer);
        }, options);
      }
    };
    Object.assign(window, { seen });
  });
  await open(page, FROM);
  await page.locator('.navbar-sidebar .menu__link').first().waitFor({ state: 'attached' });
  await page.waitForFunction(
    () => document.querySelector('.navbar-sidebar')!.getAnimations({ subtree: true }).length === 0,
  );
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('asks for all of a page at once, and for no more than its own scripts, where nothing is prefetched', async ({
  page,
}) => {
  await connect(page, { effectiveType: '4g', saveData: true });
  const countedBytes = await countScripts(page);
  await open(page, FROM);
  await next(page).scrollIntoViewIfNeeded();
  const before = countedBytes();
  const { asked, deliver } = await holdScripts(page);
  await next(page).tap();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // Without an answer no request can be the consequence of another one: these are the first round.
  const firstRound = [...asked];
  deliver();
  await arrived(page, TO);
  expect(asked).toEqual(firstRound);
  expect(countedBytes() - before).toBeGreaterThan(0);
  expect(countedBytes() - before).toBeLessThanOrEqual(CHANGE_BYTES);
});
