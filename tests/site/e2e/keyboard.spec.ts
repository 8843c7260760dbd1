import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

interface Stop {
  area: string;
  name: string;
  isVisible: boolean;
  hasOutline: boolean;
}

/** Describes the element that has the focus. */
function describeFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const areas = {
      bar: '.theme-announcement-bar',
      navbar: '.navbar',
      sidebar: '.theme-doc-sidebar-container',
      contents: '.table-of-contents',
      main: 'main',
      footer: 'footer.footer',
    };
    const area =
      Object.entries(areas).find(([, selector]) => element.closest(selector))?.[0] ?? element.tagName;
    const hasOutline =
      (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
    const isVisible =
      box.width > 0 &&
      box.height > 0 &&
      box.bottom > 0 &&
      box.top < innerHeight &&
      style.visibility === 'visible';
    return {
      area,
      name: element.textContent!.trim().slice(0, 40) || element.outerHTML.slice(0, 80),
      isVisible,
      hasOutline,
    };
  });
}

test('the skip link comes first and skips to the content', async ({ page }) => {
  await open(page, '/docs/guides/formats');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement!.closest('main') != null);
  expect(inMain).toBe(true);
});

test('Tab visits all parts of a guide in order, with a visible focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1400, height: 900 });
  await open(page, '/docs/guides/shadowlens');
  const stops: Stop[] = [];
  for (let index = 0; index < 300; index += 1) {
    await page.keyboard.press('Tab');
    const stop = await describeFocus(page);
    if (stop.area === 'BODY') break;
    stops.push(stop);
  }
  const order = stops
    .map(({ area }) => area)
    .filter((area, index, all) => area !== all[index - 1] && !/^[A-Z]+$/.test(area));
  expect(order).toEqual(expect.arrayContaining(['bar', 'navbar', 'sidebar', 'main', 'footer']));
  expect([...new Set(order)].filter((area) => area !== 'contents')).toEqual([
    'bar',
    'navbar',
    'sidebar',
    'main',
    'footer',
  ]);
  expect(stops.filter(({ isVisible, hasOutline }) => !isVisible || !hasOutline)).toEqual([]);
});

test('a code block is only a tab stop if it scrolls', async ({ page }) => {
  await open(page, '/docs/guides/formats');
  const wrong = () =>
    page
      .locator('.theme-code-block pre:visible')
      .evaluateAll(
        (blocks) =>
          blocks.filter(
            (block) => block.scrollWidth > block.clientWidth !== (block.getAttribute('tabindex') === '0'),
          ).length,
      );
  await expect.poll(wrong).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(wrong).toBe(0);
  expect(await page.locator('.theme-code-block pre[tabindex="0"]').count()).toBeGreaterThan(0);
});

test('Copy buttons say what they copy, and links to other sites say that they open a tab', async ({
  page,
}) => {
  await open(page, '/docs/guides/formats');
  const names = await page.locator('.theme-code-block button').allTextContents();
  expect(names.filter((name) => !/^Copy \S/.test(name))).toEqual([]);
  await expect(page.locator('footer').getByRole('link', { name: /GitHub.*opens in new tab/ })).toBeVisible();
});

test('the language menu closes on Escape, on a click elsewhere and when focus leaves', async ({ page }) => {
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
