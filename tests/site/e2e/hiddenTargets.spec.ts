/** Links to something in a tab, in closed details or in folded code show it below the navbar. */
import type { Locator, Page } from '@playwright/test';
import { expect, open, test, waitForHydration } from './fixtures';

const GUIDE = '/docs/guides';
const PODFILE = '#code-ios-podfile';
const selectedTab = (page: Page) =>
  page
    .locator('main .tabs-container', { has: page.locator(PODFILE) })
    .locator('[role=tab][aria-selected=true]')
    .first();
const readChoice = (page: Page) => page.evaluate(() => localStorage.getItem('docusaurus.tab.framework'));

/** Expects `target` to be in the part of the window that the navbar doesn't cover. */
async function expectBelowNavbar(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  await expect
    .poll(async () => {
      const navbar = await page.locator('.theme-layout-navbar').boundingBox();
      const box = await target.boundingBox();
      // The browser opens details for a hash, and hydration closes them for a moment.
      return box ? box.y - (navbar!.y + navbar!.height) : -1;
    })
    .toBeGreaterThanOrEqual(0);
}

/** Returns the URL of every element that a page hides at first, with its hash. */
async function findHiddenTargets(page: Page): Promise<string[]> {
  await page.goto('/');
  return page.evaluate(async () => {
    const read = async (url: string) => (await fetch(url)).text();
    const sitemap = await read('/sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname);
    const targets = await Promise.all(
      paths.map(async (path) => {
        const html = new DOMParser().parseFromString(await read(path), 'text/html');
        const hidden = html.querySelectorAll('[role=tabpanel][hidden] [id], details:not([open]) [id]');
        return [...hidden].map(({ id }) => `${path}#${id}`);
      }),
    );
    return targets.flat();
  });
}

test('every element in a tab that starts hidden has a link that shows it', async ({ page }) => {
  const targets = await findHiddenTargets(page);
  expect(targets.length).toBeGreaterThan(10);
  for (const url of targets) {
    await page.goto('about:blank');
    await page.goto(url);
    await expectBelowNavbar(page, page.locator(new URL(url, 'http://localhost').hash));
  }
});

test('a link into a tab selects it after a click and on Back, and keeps the stored choice', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.framework', 'expo'));
  await open(page, GUIDE);
  await expect(selectedTab(page)).toHaveText('Expo');
  await page.evaluate((hash) => (window.location.hash = hash), PODFILE);
  await expectBelowNavbar(page, page.locator(PODFILE));
  await expect(selectedTab(page)).toHaveText('React Native');
  expect(await readChoice(page)).toBe('expo');

  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/guides[?#]/);
  await page.goBack();
  await expectBelowNavbar(page, page.locator(PODFILE));
  expect(await readChoice(page)).toBe('expo');
});

test('a link into closed details opens them, also after the reader has closed them', async ({ page }) => {
  await open(page, '/docs/guides/formats');
  const details = page.locator('details.alert').first();
  const figure = details.locator('figure');
  // No page links into details yet.
  const follow = () =>
    figure.evaluate((target) => {
      target.id = 'target';
      const link = target.closest('article')!.appendChild(document.createElement('a'));
      link.href = '#target';
      link.click();
    });
  await follow();
  await expect(figure).toBeVisible();
  await details.locator('summary').click();
  await expect(figure).toBeHidden();
  await follow();
  await expect(figure).toBeVisible();
});

test('a hash that can’t be decoded doesn’t break an open page', async ({ page }) => {
  await open(page, '/docs/guides/no-camera');
  const go = (hash: string) => page.evaluate((value) => (window.location.hash = value), hash);
  for (const hash of ['#100%', '#%E0%A4', '#code=abc%2']) {
    await go(hash);
    await expect(page.getByRole('heading', { level: 1, name: 'No camera found' })).toBeAttached();
    await go('#emp%74y-list');
    await expect(page.locator('#empty-list')).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'No camera found' })).toBeAttached();
  }
});

test('a link to folded code unfolds it, and a malformed hash breaks nothing', async ({ page }) => {
  await open(page, '/docs/guides/code-scanning');
  const block = page.locator('.theme-code-block[id]:has(> details)').first();
  const id = await block.getAttribute('id');
  await page.goto(`/docs/guides#100%`);
  await waitForHydration(page);
  await expect(page.locator('h1')).toBeVisible();
  await page.goto(`/docs/guides/code-scanning#${id}`);
  await expect(block.locator('pre')).toBeVisible();
  await expectBelowNavbar(page, block);
});
