import { expect, open, ready, test } from './fixtures';

const pages = [
  '/docs/guides/formats',
  '/docs/guides/errors',
  '/docs/api/interfaces/CameraProps',
  '/docs/api',
  '/docs/guides/frame-processors',
];

test('a page reached by a link holds the same as one that is opened', async ({ page, context }) => {
  const direct = await context.newPage();
  await open(page, '/docs/guides');
  for (const address of pages) {
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>('[data-content] a[href^="/docs/"]')!;
      link.href = to;
      link.click();
    }, address);
    const content = page.locator('[data-content] > *').first();
    await expect(content).toBeVisible();
    await expect
      .poll(() => page.locator('[data-content]').getAttribute('data-content'))
      .toMatch(new RegExp(`^${address}/?$`));
    await page.waitForLoadState('networkidle');
    await open(direct, address);
    await direct.waitForLoadState('networkidle');
    const read = (where: typeof page) =>
      where.locator('[data-content]').evaluate((element) => {
        const copy = element.cloneNode(true) as HTMLElement;
        // What follows the window, not the page: tools that are near the view, and what can be scrolled.
        for (const island of copy.querySelectorAll('[data-island]')) island.remove();
        for (const scroller of copy.querySelectorAll('[tabindex="0"]')) scroller.removeAttribute('tabindex');
        return copy.innerHTML;
      });
    expect(await read(page)).toBe(await read(direct));
    expect(await page.title()).toBe(await direct.title());
    const heads = (where: typeof page) =>
      where
        .locator('link[rel=canonical], meta[name=description]')
        .evaluateAll((all) =>
          all.map((element) => element.outerHTML.replace(/ data-rh="?true"?/, '')).sort(),
        );
    expect(await heads(page)).toEqual(await heads(direct));
  }
});

test('a link in content changes the page without a load, with Enter too', async ({ page }) => {
  await open(page, '/docs/guides');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const link = page.locator('[data-content] a[href^="/docs/guides/"]:visible').first();
  const target = await link.getAttribute('href');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target!);
  await expect(page.locator(`[data-content="${target!.replace(/#.*/, '')}"]`)).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('Ctrl and a click opens a link in a new tab', async ({ page, context }) => {
  await open(page, '/docs/guides');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('[data-content] a[href^="/docs/guides/"]:visible')
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other).toHaveURL(/\/docs\/guides\/./);
  await expect(page).toHaveURL('/docs/guides');
});

test('a link inside a page scrolls to its heading', async ({ page }) => {
  await open(page, '/docs/guides/formats');
  await page.locator('.table-of-contents a').last().click();
  const { hash } = new URL(page.url());
  await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport();
});

test.describe('tabs', () => {
  const chosen = (page: import('@playwright/test').Page) =>
    page.locator('[data-group=framework] > [role=tablist] > [role=tab][aria-selected=true]').first();

  test('follow arrow keys, Home and End, and remember the choice of their group', async ({ page }) => {
    await open(page, '/docs/guides');
    const tabs = page
      .locator('[data-group=framework]')
      .first()
      .locator(':scope > [role=tablist] > [role=tab]');
    const values = await tabs.evaluateAll((all) => all.map((tab) => (tab as HTMLElement).dataset.value!));
    await tabs.first().focus();
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(chosen(page)).toHaveAttribute('data-value', values.at(-1)!);
    await page.reload();
    await ready(page);
    await expect(chosen(page)).toHaveAttribute('data-value', values.at(-1)!);
  });

  test('follow the address', async ({ page }) => {
    for (const value of ['bare', 'expo']) {
      await open(page, `/docs/guides?framework=${value}`);
      await expect(chosen(page)).toHaveAttribute('data-value', value);
    }
    await open(page, '/docs/guides?framework=nothing');
    await expect(chosen(page)).toBeVisible();
  });
});

test('Copy puts the code into the clipboard, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/guides/formats');
  const block = page.locator('[data-content] [data-code]').first();
  const button = block.getByRole('button', { name: /^Copy / });
  await button.click();
  await expect(block.getByRole('button', { name: /^Copied / })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await block.locator('code').textContent(),
  );
  await expect(button).toBeVisible();
});

test('a filter shows the entries that match, and says how many', async ({ page }) => {
  await open(page, '/docs/guides/errors');
  const field = page.locator('[data-filter]').first();
  const items = page.locator('[data-filter-item]:visible');
  const all = await items.count();
  await field.fill('session');
  await expect(page.locator('[data-filter-list] [role=status]').first()).toHaveText(/^\d+ shown$/);
  expect(await items.count()).toBeLessThan(all);
  await field.fill('qwertzuiop');
  await expect(page.getByText('Nothing matches "qwertzuiop".')).toBeVisible();
  await field.fill('');
  await expect(items).toHaveCount(all);
});
