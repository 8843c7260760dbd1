import type { Page } from '@playwright/test';
import { arrived, connect, drawn, expect, holdScripts, open, ready, test } from './fixtures';
import { LIBRARY_VERSION } from '../../src/config/libraryVersion';

test.describe('page change', () => {
  test('scrolls to the top', async ({ page }) => {
    await open(page, '/docs/guides/formats');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/formats/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('scrolls to the hash', async ({ page }) => {
    await open(page, '/docs/guides/formats');
    const link = page.locator('.theme-doc-markdown a[href^="/docs/guides/"][href*="#"]').first();
    const target = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator(`[id="${target.replace(/.*#/, '')}"]`)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('shows a progress bar when it takes longer than 200 ms', async ({ page }) => {
    // Nothing is prefetched with this connection, so that the click has to wait.
    await connect(page, { effectiveType: '4g', saveData: true });
    await page.clock.install();
    await open(page, '/blog');
    await page.waitForLoadState('networkidle');
    const { deliver } = await holdScripts(page);
    const bar = page.locator('#nprogress');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Guides', exact: true })
      .click();
    await expect(page).toHaveURL('/docs/guides');
    await page.clock.runFor(150);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(bar).toHaveCount(1);
    await page.clock.resume();
    deliver();
    await arrived(page, '/docs/guides');
    await expect(bar).toHaveCount(0);
  });
});

test.describe('navbar', () => {
  test('names Guides, API, Example App, ShadowLens, GitHub, language, search and color mode', async ({
    page,
  }) => {
    await open(page, '/');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const hrefs = [
      ['Guides', '/docs/guides'],
      ['API', /^\/docs\/api\/?$/],
      ['Example App', new RegExp(`tree/v${LIBRARY_VERSION}/example$`)],
      ['ShadowLens', '/docs/guides/shadowlens'],
      ['GitHub', 'https://github.com/mrousavy/react-native-vision-camera'],
    ] as const;
    for (const [name, href] of hrefs) {
      await expect(navbar.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    }
    await expect(navbar.getByRole('button', { name: /search/i })).toBeVisible();
    await expect(navbar.getByRole('button', { name: /dark and light mode|color mode/i })).toBeVisible();
    await navbar.getByRole('button', { name: 'English' }).click();
    await expect(navbar.locator('.dropdown__menu a')).toHaveText(['English']);
    await expect(navbar.locator('.dropdown__menu a')).toBeVisible();
  });

  test('closes its menu on Escape, on a click elsewhere and when focus leaves, and keeps focus', async ({
    page,
  }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'English' });
    const item = page.locator('.dropdown__menu a');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(item).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(item).toBeHidden();
    await button.click();
    await expect(item).toBeVisible();
    await page.locator('h1').first().click();
    await expect(item).toBeHidden();
    await button.focus();
    await page.keyboard.press('Space');
    await expect(item).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(item).toBeHidden();
  });

  test('hides on scrolling down and shows on scrolling up', async ({ page }) => {
    await open(page, '/docs/guides/formats');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await expect(navbar).toBeInViewport();
    await page.mouse.move(800, 400);
    await page.mouse.wheel(0, 800);
    await page.mouse.wheel(0, 800);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(navbar).toBeInViewport();
  });

  test('has a hamburger menu up to 996 px, and closes it when the window grows', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await open(page, '/docs/guides/formats');
    const hamburger = page.getByRole('button', { name: /toggle navigation bar/i });
    await expect(hamburger).toBeHidden();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(hamburger).toBeVisible();
    await hamburger.click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeInViewport();
    await expect(
      menu.getByRole('link', { name: 'Getting started' }).or(menu.locator('a[href="/docs/guides"]')).first(),
    ).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menu).not.toBeInViewport();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(menu).not.toBeInViewport();
    await hamburger.click();
    await menu.getByRole('button', { name: /close navigation bar/i }).click();
    await expect(menu).not.toBeInViewport();
  });
});

test('the footer has the groups Docs, Community and More', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('footer .footer__title')).toHaveText(['Docs', 'Community', 'More']);
});

test('the sidebar holds the guides, and the API with its index labelled Overview', async ({ page }) => {
  await open(page, '/docs/api');
  const links = page.locator('.theme-doc-sidebar-container a.menu__link[href]');
  await expect(links.filter({ hasText: /^Overview$/ })).toHaveAttribute('href', /^\/docs\/api\/?$/);
  await expect(links.filter({ hasText: /^Overview$/ })).toHaveAttribute('aria-current', 'page');
});

test('the table of contents lists headings of levels 2 and 3', async ({ page }) => {
  await open(page, '/docs/guides/formats');
  const listed = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice(1)));
  const headings = await page
    .locator('.markdown > h2[id], .markdown > h3[id]')
    .evaluateAll((elements) => elements.map((element) => element.id));
  expect(listed).toEqual([...new Set(headings)]);
  expect(listed.length).toBeGreaterThan(4);
});

test.describe('collapsible menus', () => {
  const CATEGORY = '.theme-doc-sidebar-container .theme-doc-sidebar-item-category-level-1';
  const LIST = `${CATEGORY} > ul`;
  const height = (page: Page) =>
    page.evaluate((list) => document.querySelector(list)!.getBoundingClientRect().height, LIST);
  const toggle = (page: Page) => page.locator(CATEGORY).first().locator('a, button').first().click();

  test('move for a while that depends on their height', async ({ page }) => {
    await open(page, '/docs/guides');
    const before = await height(page);
    const durations = page.evaluate(
      (selector) =>
        new Promise<string>((resolve) => {
          const list = document.querySelector<HTMLElement>(selector)!;
          new MutationObserver(() => list.style.transition && resolve(list.style.transition)).observe(list, {
            attributes: true,
          });
        }),
      LIST,
    );
    await toggle(page);
    expect(await durations).toMatch(/height \d+ms/);
    await expect.poll(() => height(page)).toBe(0);
    expect(before).toBeGreaterThan(50);
  });

  test('change at once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/docs/guides');
    const before = await height(page);
    expect(before).toBeGreaterThan(50);
    const heights = page.evaluate(async (selector) => {
      const list = document.querySelector(selector)!;
      const seen = [list.getBoundingClientRect().height];
      while (seen.at(-1) !== 0) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        seen.push(list.getBoundingClientRect().height);
      }
      return seen;
    }, LIST);
    await toggle(page);
    const between = (await heights).filter((value) => value !== 0 && Math.abs(value - before) > 1);
    expect(between).toEqual([]);
  });
});

test('back and forward restore page and scroll position', async ({ page }) => {
  await open(page, '/docs/guides/formats');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  // The position is kept in the frame after the one that scrolls.
  await drawn(page);
  await page.evaluate(() =>
    document
      .querySelector<HTMLAnchorElement>('.theme-doc-sidebar-container a[href="/docs/guides/zooming"]')!
      .click(),
  );
  await arrived(page, '/docs/guides/zooming');
  await page.goBack();
  await arrived(page, '/docs/guides/formats');
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1200))).toBeLessThan(60);
  await page.goForward();
  await arrived(page, '/docs/guides/zooming');
  await ready(page);
});
