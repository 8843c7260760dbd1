import type { Page } from '@playwright/test';
import { expect, open, ready, test } from './fixtures';

const STYLES_MS = 500;

for (const address of ['/', '/docs/guides/formats', '/docs/api/interfaces/CameraProps']) {
  test(`${address} loads no script before it can be painted`, async ({ page }) => {
    await page.route(/\/assets\/css\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, STYLES_MS));
      await route.continue();
    });
    await page.goto(address);
    await ready(page);
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, startTime, duration }) => ({
        type: name.replace(/.*\./, ''),
        start: startTime,
        end: startTime + duration,
      })),
    );
    const styles = files.find(({ type }) => type === 'css')!;
    const scripts = files.filter(({ type }) => type === 'js');
    expect(scripts.length).toBeGreaterThan(1);
    expect(Math.min(...scripts.map(({ start }) => start))).toBeGreaterThan(styles.end);
  });
}

test.describe('the layout of a long page', () => {
  const countWaiting = () => document.querySelectorAll('[data-waiting]').length;

  /** How many blocks of the content waited for their layout when the page was parsed. */
  const waited = (page: Page) => page.evaluate<number>('waited');

  test.beforeEach(({ page }) =>
    page.addInitScript(`addEventListener('DOMContentLoaded', () => { waited = (${countWaiting})() })`),
  );

  test('waits for the paint, and is whole when the page starts', async ({ page }) => {
    await open(page, '/docs/guides/formats');
    expect(await waited(page)).toBeGreaterThan(20);
    expect(await page.evaluate(countWaiting)).toBe(0);
  });

  test('waits for nothing at an anchor', async ({ page }) => {
    await open(page, '/docs/guides/formats#see-also');
    expect(await waited(page)).toBe(0);
  });

  test('waits for nothing where a reader comes back to a place on the page', async ({ page }) => {
    await open(page, '/docs/guides/formats');
    await page.reload();
    expect(await waited(page)).toBe(0);
  });

  test.describe('without scripts', () => {
    test.use({ expectedErrors: /ERR_FAILED/ });

    test('is whole all the same', async ({ page }) => {
      await page.route(/\/assets\/js\//, (route) => route.abort());
      await page.goto('/docs/guides/formats');
      expect(await waited(page)).toBeGreaterThan(20);
      await expect.poll(() => page.evaluate(countWaiting)).toBe(0);
    });
  });

  test('a tab in the background, which is not painted, waits for nothing, and starts all the same', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      window.requestAnimationFrame = () => 0;
    });
    await page.goto('/docs/guides/formats');
    await ready(page);
    expect(await waited(page)).toBe(0);
  });
});
