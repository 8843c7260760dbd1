import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { DESKTOP, PHONE } from './sizes';
import { runAxe, setTheme } from './runAxe';

// `everyPage.spec.ts` checks pages as they load. These tests check what readers open on those pages.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface State {
  name: string;
  url: string;
  size: { width: number; height: number };
  /** The selector of the element that changes. */
  part: string;
  enter: (page: Page) => Promise<void>;
}

const states: State[] = [
  {
    name: 'an open menu on a phone',
    url: '/docs/guides/formats',
    size: PHONE,
    part: '.navbar-sidebar',
    enter: async (page) => {
      await page.getByRole('button', { name: /toggle navigation bar/i }).click();
      await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    },
  },
  {
    name: 'the main menu on a phone',
    url: '/',
    size: PHONE,
    part: '.navbar-sidebar',
    enter: (page) => page.getByRole('button', { name: /toggle navigation bar/i }).click(),
  },
  {
    name: 'an open table of contents on a phone',
    url: '/docs/guides/formats',
    size: PHONE,
    part: '.theme-doc-toc-mobile',
    enter: (page) => page.getByRole('button', { name: /on this page/i }).click(),
  },
  {
    name: 'the language menu',
    url: '/',
    size: DESKTOP,
    part: '.navbar',
    enter: (page) => page.getByRole('button', { name: 'English' }).click(),
  },
  {
    name: 'the open menu of a page on a phone',
    url: '/docs/guides/formats',
    size: PHONE,
    part: 'article',
    enter: (page) => page.getByText('Copy page', { exact: true }).click(),
  },
  {
    name: 'another tab',
    url: '/docs/guides',
    size: DESKTOP,
    part: '.tabs-container',
    enter: (page) => page.getByRole('tab', { selected: false }).first().click(),
  },
  {
    name: 'a filtered list',
    url: '/docs/guides/errors',
    size: DESKTOP,
    part: 'main',
    enter: (page) =>
      page
        .getByRole('searchbox', { name: /^Filter/ })
        .first()
        .fill('session'),
  },
];

for (const { name, url, size, part, enter } of states) {
  test(`${name} passes axe in both modes`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, url);
    await enter(page);
    await setTheme(page, 'light');
    expect(await runAxe(page, 'all', part)).toEqual([]);
    await setTheme(page, 'dark');
    expect(await runAxe(page, 'colors', part)).toEqual([]);
  });
}
