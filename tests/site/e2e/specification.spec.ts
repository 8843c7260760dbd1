/**
 * What the specification asks of every page, with one short test for each point.
 * Docusaurus does most of it, so a test fails if an update or a setting breaks a point.
 * Search, blog, tools and API pages have their own files. `tests/site/build` checks URLs, sitemap and links.
 */
import type { Page } from '@playwright/test';
import { LIBRARY_VERSION } from '../../../src/config/libraryVersion';
import { waitForPage, setConnection, waitForPaint, expect, holdScripts, open, test } from './fixtures';

const GUIDE = '/docs/guides/formats';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.locator('footer');
const announcement = (page: Page) => page.locator('.theme-announcement-bar');
const sidebarLink = (page: Page, url: string) =>
  page.locator(`.theme-doc-sidebar-container a[href="${url}"]`);
const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const readTheme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Stores values before the first page opens, but not before a reload. */
async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (window.sessionStorage.getItem('stored')) return;
    window.sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

/** Presses the color mode button until the mode is `theme`, because the button also offers the system's mode. */
async function chooseTheme(page: Page, theme: string): Promise<void> {
  const button = page.getByRole('button', { name: /dark and light mode/i }).first();
  for (let presses = 0; presses < 3; presses += 1) {
    if ((await readTheme(page)) === theme && (await readStored(page, 'theme')) === theme) return;
    await button.click();
  }
  expect(await readTheme(page)).toBe(theme);
}

test.describe('shared elements', () => {
  test('the navbar links to Guides, API, Example App, ShadowLens and GitHub', async ({ page }) => {
    await open(page, '/');
    for (const [name, href] of [
      ['Guides', '/docs/guides'],
      ['API', /^\/docs\/api\/?$/],
      ['Example App', new RegExp(`tree/v${LIBRARY_VERSION}/example$`)],
      ['ShadowLens', '/docs/guides/shadowlens'],
      ['GitHub', 'https://github.com/mrousavy/react-native-vision-camera'],
    ] as const)
      await expect(navbar(page).getByRole('link', { name }).first()).toHaveAttribute('href', href);
    await expect(navbar(page).getByRole('button', { name: /search/i })).toBeVisible();
  });

  test('English is the only language', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await navbar(page).getByRole('button', { name: 'English' }).click();
    await expect(navbar(page).locator('.dropdown__menu a')).toHaveText(['English']);
  });

  test('the footer has the groups Docs, Community and More', async ({ page }) => {
    await open(page, '/');
    await expect(footer(page).locator('.footer__title')).toHaveText(['Docs', 'Community', 'More']);
  });

  test('the announcement bar links to both stores and has no close button', async ({ page }) => {
    await open(page, '/');
    for (const [name, href] of [
      [/^iOS/, /^https:\/\/apps\.apple\.com\//],
      [/^Android/, /^https:\/\/play\.google\.com\//],
    ] as const)
      await expect(announcement(page).getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(announcement(page).getByRole('button')).toHaveCount(0);
  });

  test('the API sidebar calls its index Overview', async ({ page }) => {
    await open(page, '/docs/api');
    const link = page
      .locator('.theme-doc-sidebar-container a.menu__link[href]')
      .filter({ hasText: /^Overview$/ });
    await expect(link).toHaveAttribute('href', /^\/docs\/api\/?$/);
    await expect(link).toHaveAttribute('aria-current', 'page');
  });

  test('the table of contents lists headings of levels 2 and 3', async ({ page }) => {
    await open(page, GUIDE);
    const listed = await page
      .locator('.table-of-contents a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice(1)));
    const headings = await page
      .locator('.markdown > h2[id], .markdown > h3[id]')
      .evaluateAll((elements) => elements.map(({ id }) => id));
    expect(headings.length).toBeGreaterThan(0);
    expect(listed).toEqual(headings);
  });
});

test.describe('page changes', () => {
  test('scroll to the top', async ({ page }) => {
    await open(page, GUIDE);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(GUIDE);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('scroll to the hash', async ({ page }) => {
    await open(page, GUIDE);
    const link = page.locator('.theme-doc-markdown a[href^="/docs/guides/"][href*="#"]').first();
    const target = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator(`[id="${target.replace(/.*#/, '')}"]`)).toBeInViewport();
  });

  test('show a progress bar after 200 ms', async ({ page }) => {
    await setConnection(page, { effectiveType: '4g', saveData: true });
    await page.clock.install();
    await open(page, '/blog');
    await page.waitForLoadState('networkidle');
    const { deliver } = await holdScripts(page);
    const bar = page.locator('#nprogress');
    await page.clock.pauseAt(Date.now() + 60_000);
    await navbar(page).getByRole('link', { name: 'Guides', exact: true }).click();
    await expect(page).toHaveURL('/docs/guides');
    await page.clock.runFor(150);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(bar).toHaveCount(1);
    await page.clock.resume();
    deliver();
    await waitForPage(page, '/docs/guides');
    await expect(bar).toHaveCount(0);
  });

  test("go back and forward to the reader's position", async ({ page }) => {
    await open(page, GUIDE);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    // Docusaurus saves the position in the next frame.
    await waitForPaint(page);
    await sidebarLink(page, '/docs/guides/devices').evaluate((link: HTMLAnchorElement) => link.click());
    await waitForPage(page, '/docs/guides/devices');
    await page.goBack();
    await waitForPage(page, GUIDE);
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1200))).toBeLessThan(60);
    await page.goForward();
    await waitForPage(page, '/docs/guides/devices');
  });

  test.describe('whose content cannot be loaded', () => {
    test.use({ expectedErrors: /./ });

    test('reload the page once', async ({ page }) => {
      await open(page, '/docs/guides/focusing');
      await page.waitForLoadState('networkidle');
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.route(/\/assets\/js\//, (route) => route.fulfill({ status: 500, body: '' }));
      await sidebarLink(page, '/docs/guides/zooming').click();
      await expect.poll(() => loads).toBe(1);
      await expect(page).toHaveURL('/docs/guides/zooming');
      await expect(page.getByRole('heading', { level: 1, name: /zoom/i })).toBeVisible();
    });
  });

  test('prefetch the pages behind visible links', async ({ page }) => {
    await setConnection(page, { effectiveType: '4g', saveData: false });
    await open(page, GUIDE);
    const links = page.locator('link[rel=prefetch]');
    await expect(links).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const count = await links.count();
    // The sidebar's link to the errors is in a closed group.
    await page.locator('footer a[href="/docs/guides/errors"]').scrollIntoViewIfNeeded();
    await expect.poll(() => links.count()).toBeGreaterThan(count);
  });

  test('load a page while the pointer is over its link', async ({ page }) => {
    await open(page, '/docs/guides/devices');
    await page.waitForLoadState('networkidle');
    const request = page.waitForRequest(/\/assets\/js\//);
    await sidebarLink(page, GUIDE).hover();
    await request;
  });

  for (const connection of [
    { effectiveType: 'slow-2g', saveData: false },
    { effectiveType: '4g', saveData: true },
  ]) {
    test(`prefetch nothing with ${JSON.stringify(connection)}`, async ({ page }) => {
      await setConnection(page, connection);
      await open(page, GUIDE);
      await page.locator('article a[href^="/docs/"]').last().scrollIntoViewIfNeeded();
      await sidebarLink(page, '/docs/guides/devices').hover();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    });
  }
});

test.describe('color mode', () => {
  test('is light by default and follows the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/');
    expect(await readTheme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => readTheme(page)).toBe('dark');
    expect(await readStored(page, 'theme')).toBeNull();
  });

  test('keeps the choice under "theme", in all tabs and after a reload', async ({ page, context }) => {
    const other = await context.newPage();
    await open(page, '/');
    await open(other, '/blog');
    await chooseTheme(page, 'dark');
    await expect.poll(() => readTheme(other)).toBe('dark');
    await page.reload();
    expect(await readTheme(page)).toBe('dark');
  });
});

test.describe('announcement bar', () => {
  test('stays hidden if its id was dismissed', async ({ page }) => {
    await store(page, {
      'docusaurus.announcement.id': 'shadowlens',
      'docusaurus.announcement.dismiss': 'true',
    });
    await open(page, '/');
    await expect(announcement(page)).toHaveCount(0);
  });

  test('shows again if the id has changed', async ({ page }) => {
    await store(page, { 'docusaurus.announcement.id': 'old', 'docusaurus.announcement.dismiss': 'true' });
    await open(page, '/');
    await expect.poll(() => readStored(page, 'docusaurus.announcement.dismiss')).toBe('false');
    await page.reload();
    await expect(announcement(page)).toBeVisible();
  });
});

test.describe('menus', () => {
  test('are in a sidebar up to 996 px, which closes when the window grows', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await open(page, GUIDE);
    const hamburger = page.getByRole('button', { name: /toggle navigation bar/i });
    const menu = page.locator('.navbar-sidebar');
    await expect(hamburger).toBeHidden();
    await page.setViewportSize({ width: 996, height: 800 });
    await hamburger.click();
    await expect(menu).toBeInViewport();
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(menu).not.toBeInViewport();
  });

  test('hide with the navbar when scrolling down, and return when scrolling up', async ({ page }) => {
    await open(page, GUIDE);
    await page.mouse.move(800, 400);
    await page.mouse.wheel(0, 800);
    await page.mouse.wheel(0, 800);
    await expect(navbar(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(navbar(page)).toBeInViewport();
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`collapse ${reducedMotion === 'reduce' ? 'immediately with reduced motion' : 'with an animation'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await open(page, '/docs/guides');
      const category = page.locator('.theme-doc-sidebar-item-category-level-1', { hasText: /^Start/ });
      const list = category.locator('> ul');
      // The style only has the duration while the list moves. It depends on the list's height.
      await list.evaluate((element: HTMLElement) =>
        new MutationObserver(() => {
          if (element.style.transition) element.dataset.moved = element.style.transition;
        }).observe(element, { attributeFilter: ['style'] }),
      );
      await category.locator('a, button').first().click();
      await expect.poll(() => list.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
      const moved = (await list.getAttribute('data-moved')) ?? '';
      expect(moved).toMatch(reducedMotion === 'reduce' ? /^(height 1ms|$)/ : /height \d{2,}ms/);
    });
  }
});

test.describe('browser storage', () => {
  test('keeps the preferred version under its key while that version exists', async ({ page }) => {
    const key = 'docs-preferred-version-default';
    for (const [before, after] of [
      ['current', 'current'],
      ['banana', null],
    ] as const) {
      await open(page, '/blog');
      await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, before] as const);
      await open(page, '/docs/guides');
      await expect.poll(() => readStored(page, key)).toBe(after);
    }
  });

  test.describe('that is missing', () => {
    test('logs a warning, and the site works', async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
      });
      await open(page, '/docs/guides/devices');
      expect(warnings.join('\n')).toContain('Docusaurus browser storage is not available');
      await sidebarLink(page, GUIDE).click();
      await waitForPage(page, GUIDE);
    });
  });
});
