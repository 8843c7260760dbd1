import { expect, ready, test } from './fixtures';

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

test('a tab in the background, which is not painted, starts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/docs/guides/formats');
  await ready(page);
});
