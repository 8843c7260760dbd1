import { expect, open, test } from './fixtures';
import { PHONE } from './sizes';

const GUIDE = '/docs/guides/zooming';

test('the lines of a guide have a maximum length on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, GUIDE);
  const widths = await page
    .locator('.markdown > p')
    .evaluateAll((paragraphs) => paragraphs.map((paragraph) => paragraph.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThanOrEqual(44 * 16);
});

test('a guide has a table of contents, previous and next links, and its last update', async ({ page }) => {
  await open(page, GUIDE);
  await expect(page.locator('.table-of-contents').getByRole('link').first()).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pages.getByRole('link')).toHaveCount(2);
  const time = page.getByText(/Last updated/).getByRole('time');
  const date = new Date((await time.getAttribute('datetime'))!);
  await expect(time).toHaveText(date.toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' }));
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the sidebar scrolls to the current page, with motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const entry = page.locator('.theme-doc-sidebar-container a[aria-current=page]').last();
    await open(page, '/docs/api/interfaces/VideoFile');
    await expect(entry).toBeInViewport();
    await open(page, '/docs/guides/taking-photos');
    await page.locator('main a[href^="/docs/api/"]').first().click();
    await expect(entry).toBeInViewport();
  });

  test(`details show all of their content after the window narrows, and close, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/docs/guides/video-files');
    const details = page.locator('details.alert').first();
    const content = details.locator('> div');
    await details.locator('summary').click();
    await expect(content).toHaveCSS('overflow', 'visible');
    await page.setViewportSize(PHONE);
    expect(await content.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    await details.locator('summary').click();
    await expect(details).not.toHaveAttribute('open');
  });
}

test('the sidebar only opens the group of the current page, and scrolls to the API on API pages', async ({
  page,
}) => {
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const opened = sidebar.locator('.theme-doc-sidebar-item-category-level-1 > div > [aria-expanded=true]');
  await open(page, GUIDE);
  await expect(opened).toHaveText(['Control the camera']);
  await open(page, '/docs/api/interfaces/VideoFile');
  await expect(opened).toHaveText(['API']);
  await expect(opened).toBeInViewport();
  await expect(sidebar.getByText('Versions', { exact: true })).not.toBeInViewport({ ratio: 0.5 });
});

test('the title of a guide is in the top quarter of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, GUIDE);
  const { y, height } = (await page.locator('h1').boundingBox())!;
  expect(y + height / 2).toBeLessThan(PHONE.height / 4);
});

for (const width of [1280, 390])
  test(`the navbar links the version beside the title at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const url of ['/', '/docs/api/classes/Camera']) {
      await open(page, url);
      const navbar = page.locator('.navbar__inner');
      const version = navbar.getByRole('link', { name: /^v4: .*version/ });
      await expect(version).toHaveAttribute('href', '/blog/stay-on-4-or-move-to-5');
      const badge = (await version.boundingBox())!;
      const title = (await navbar.getByText('VisionCamera', { exact: true }).first().boundingBox())!;
      const search = (await navbar.getByRole('button', { name: /search/i }).boundingBox())!;
      expect(badge.x - (title.x + title.width)).toBeGreaterThan(0);
      expect(badge.x - (title.x + title.width)).toBeLessThan(30);
      expect(badge.x + badge.width).toBeLessThan(search.x);
      expect(Math.abs(badge.y + badge.height / 2 - (title.y + title.height / 2))).toBeLessThan(3);
    }
  });

test('the navbar only marks the current section', async ({ page }) => {
  for (const [url, section] of [
    ['/docs/api/interfaces/VideoFile', 'API'],
    ['/docs/guides/zooming', 'Guides'],
    ['/docs/learn/scan', 'Learn'],
    ['/docs/recipes/qr-scanner', 'Guides'],
    ['/docs/guides/shadowlens', 'ShadowLens'],
    ['/playground', 'Playground'],
    ['/blog/version-4', 'Blog'],
  ] as const) {
    await open(page, url);
    await expect(page.locator('.navbar__items .navbar__link--active')).toHaveText([section]);
  }
});

test('a code block with a title has an anchor', async ({ page }) => {
  await open(page, GUIDE);
  const title = page.locator('.theme-code-block a[href^="#code-"]').first();
  await title.click();
  const id = await title.getAttribute('href');
  expect(new URL(page.url()).hash).toBe(id);
  await expect(page.locator(id!)).toBeInViewport();
});

test('a printed guide has all of its code and no navigation', async ({ page }) => {
  await open(page, GUIDE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(page.locator('.table-of-contents').first()).toBeHidden();
  const cut = await page
    .locator('.markdown pre')
    .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth + 1).length);
  expect(cut).toBe(0);
});
