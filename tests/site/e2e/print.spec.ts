/** What readers can open on screen is on paper. */
import { expect, open, test } from './fixtures';

const DIAGRAM_PAGES = ['/docs/guides/events', '/docs/guides/no-camera'];

for (const url of DIAGRAM_PAGES) {
  test(`the diagram of ${url} is drawn without scrolling, also for print`, async ({ page }) => {
    await open(page, url);
    const diagram = page.locator('[data-diagram] svg');
    await expect(diagram).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(diagram).toBeVisible();
    expect((await diagram.boundingBox())!.height).toBeGreaterThan(200);
    const label = diagram.locator('.nodeLabel').first();
    expect(await label.evaluate((element) => getComputedStyle(element).fontSize)).toBe('40px');
  });
}

test('nothing moves when a diagram above the target of a link appears', async ({ page }) => {
  await open(page, '/docs/guides/no-camera#empty-list');
  const drawing = page.locator('[data-diagram] svg');
  await expect(drawing).toBeVisible();
  const readTop = () => page.locator('#empty-list').evaluate((heading) => (heading as HTMLElement).offsetTop);
  const drawn = await readTop();
  await drawing.evaluate((element) => element.remove());
  expect(await readTop()).toBe(drawn);
});

test('closed details, folded code and unselected tabs are on paper', async ({ page }) => {
  await open(page, '/docs/guides');
  await page.emulateMedia({ media: 'print' });
  const hidden = await page
    .locator('main details')
    .evaluateAll(
      (all) =>
        all.flatMap((details) =>
          [...details.querySelectorAll('tr, pre')].filter((element) => !element.checkVisibility()),
        ).length,
    );
  expect(hidden).toBe(0);
  expect(await page.locator('main details:not([open])').count()).toBeGreaterThan(1);
  for (const label of ['Expo', 'React Native'])
    await expect(page.locator('.tab-label', { hasText: label }).first()).toBeVisible();
  for (const panel of await page.locator('main [role=tabpanel]').all()) await expect(panel).toBeVisible();
});

for (const url of ['/docs/guides', '/docs/guides/errors', '/search?q=zoom', '/playground'])
  test(`fields and buttons of ${url} aren't on paper`, async ({ page }) => {
    await open(page, url);
    await page.emulateMedia({ media: 'print' });
    const controls = page.locator('input, select, button, [role=tab]').or(page.getByText(/^Show code/));
    await expect(controls.filter({ visible: true })).toHaveCount(0);
  });
