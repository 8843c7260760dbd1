import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { runAxe } from './runAxe';

const SHARDS = 8;
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 640 };

// axe is put into the page, which its policy forbids; reduced motion keeps axe from measuring colors on their way.
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/404 \(Not Found\)/],
});

const sitemap = readFileSync(path.resolve(process.env.SITE_DIR ?? 'build', 'sitemap.xml'), 'utf8');
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
const addresses = [...listed, '/search', '/search?q=frame', '/nothing-here'];

function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
}

/** Lets React and observers answer to a new size. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function checkPage(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  await resize(page, DESKTOP);
  await open(page, address);
  if (address.includes('?')) await page.waitForLoadState('networkidle');
  if ((await page.locator('h1:visible').count()) !== 1) found.push('not exactly one h1');
  for (const size of [DESKTOP, PHONE]) {
    await resize(page, size);
    await setTheme(page, 'light');
    for (const violation of await runAxe(page)) found.push(`${size.width} light ${violation}`);
    await setTheme(page, 'dark');
    for (const violation of await runAxe(page, 'colors')) found.push(`${size.width} dark ${violation}`);
  }
  // 320 pixels are what 400 % zoom leaves of 1280; 200 % leaves 640.
  await resize(page, SMALLEST);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) found.push(`scrolls sideways by ${overflow} px at ${SMALLEST.width} px`);
  return found.map((problem) => `${address}: ${problem}`);
}

for (let shard = 0; shard < SHARDS; shard += 1) {
  test(`every page passes axe in both modes and both sizes (${shard + 1} of ${SHARDS})`, async ({ page }) => {
    test.setTimeout(600_000);
    const found: string[] = [];
    for (const address of addresses.filter((_, index) => index % SHARDS === shard))
      found.push(...(await checkPage(page, address)));
    expect(found).toEqual([]);
  });
}

interface State {
  name: string;
  address: string;
  size: { width: number; height: number };
  enter: (page: Page) => Promise<void>;
}

const states: State[] = [
  {
    name: 'an open menu on a phone',
    address: '/docs/guides/formats',
    size: PHONE,
    enter: async (page) => {
      await page.getByRole('button', { name: /toggle navigation bar/i }).click();
      await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    },
  },
  {
    name: 'the main menu on a phone',
    address: '/',
    size: PHONE,
    enter: (page) => page.getByRole('button', { name: /toggle navigation bar/i }).click(),
  },
  {
    name: 'an open table of contents on a phone',
    address: '/docs/guides/formats',
    size: PHONE,
    enter: (page) => page.getByRole('button', { name: /on this page/i }).click(),
  },
  {
    name: 'the menu of languages',
    address: '/',
    size: DESKTOP,
    enter: (page) => page.getByRole('button', { name: 'English' }).click(),
  },
  {
    name: 'another tab',
    address: '/docs/guides',
    size: DESKTOP,
    enter: (page) => page.getByRole('tab', { selected: false }).first().click(),
  },
  {
    name: 'a filtered list',
    address: '/docs/guides/errors',
    size: DESKTOP,
    enter: (page) => page.locator('[data-filter]').first().fill('session'),
  },
  ...[DESKTOP, PHONE].map((size) => ({
    name: `search with results at ${size.width} px`,
    address: '/docs/guides',
    size,
    enter: async (page: Page) => {
      await page.keyboard.press('ControlOrMeta+k');
      const dialog = page.getByRole('dialog');
      await dialog.locator('input').fill('useCameraDevice');
      await expect(dialog.getByRole('option').or(dialog.getByRole('link')).first()).toBeVisible();
    },
  })),
];

for (const { name, address, size, enter } of states) {
  test(`${name} passes axe in both modes`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, address);
    await enter(page);
    await setTheme(page, 'light');
    expect(await runAxe(page)).toEqual([]);
    await setTheme(page, 'dark');
    expect(await runAxe(page, 'colors')).toEqual([]);
  });
}
