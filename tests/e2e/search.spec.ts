import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const INDEX = '**/assets/search.*.json';
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const firstOption = (page: Page) => page.getByRole('option').first();

async function openModal(page: Page, address = '/docs/guides'): Promise<void> {
  await open(page, address);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test.describe('modal', () => {
  test('opens by button and Ctrl+K; Escape closes it and gives the focus back', async ({ page }) => {
    await open(page, '/docs/guides');
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('loads index and engine on intent only', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/docs/guides');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('/assets/search.'))).toEqual([]);
    await page.getByRole('button', { name: 'Search' }).hover();
    await expect.poll(() => requests.filter((url) => url.includes('/assets/search.')).length).toBe(1);
  });

  test('answers an exact symbol first; Enter opens it at its anchor', async ({ page }) => {
    await openModal(page);
    await field(page).fill('takePhoto');
    await expect(firstOption(page)).toHaveAttribute('href', '/docs/api/classes/Camera#takephoto');
    await expect(firstOption(page)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/api\/classes\/Camera#takephoto$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('walks by arrow keys, groups the results and leads to all of them', async ({ page }) => {
    await openModal(page);
    await field(page).fill('frame processor');
    await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('Guides');
    await expect(page.locator('.DocSearch-Hit-source').filter({ hasText: 'API' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const second = page.getByRole('option').nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id'))!);
    await page.getByRole('link', { name: /^See all \d+ results$/ }).click();
    await expect(page).toHaveURL(/\/search\?q=frame%20processor$/);
    await expect(page.getByRole('status').filter({ hasText: 'frame processor' })).toBeVisible();
  });

  test('remembers what was opened', async ({ page }) => {
    await openModal(page);
    await field(page).fill('zooming');
    await expect(firstOption(page)).toHaveAttribute('href', '/docs/guides/zooming');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/zooming$/);
    await page.keyboard.press('Control+k');
    await expect(firstOption(page)).toHaveAttribute('href', '/docs/guides/zooming');
  });

  test('says that nothing was found and proposes the nearest terms', async ({ page }) => {
    await openModal(page);
    await field(page).fill('qzxwvk');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('No results for “qzxwvk”');
    await expect(dialog).toContainText('Try searching for');
    await expect(dialog).toContainText('Believe this query should return results?');
    await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      /\/issues\/new\?title=/,
    );
    await dialog.getByRole('listitem').getByRole('button').first().click();
    await expect(firstOption(page)).toBeVisible();
  });

  test('shows what is typed as text, however long or odd it is', async ({ page }) => {
    await openModal(page);
    const queries = [
      '<img src=x onerror=alert(1)>',
      '.*+?^${}()|[]\\',
      '🎥🎥🎥',
      'a'.repeat(10_000),
      '&lt;b&gt;',
      '%E0%A4%A',
    ];
    for (const query of queries) {
      await field(page).fill(query);
      await expect(page.locator('.DocSearch-Dropdown')).toHaveAttribute('aria-busy', 'false');
      await expect(page.locator('dialog img')).toHaveCount(0);
    }
    await field(page).fill('isActive');
    await expect(firstOption(page)).toHaveAttribute('href', '/docs/api/interfaces/CameraProps#isactive');
  });
});

test.describe('modal without index', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('says so and recovers by Retry', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await openModal(page);
    await field(page).fill('zoom');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await page.unroute(INDEX);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(firstOption(page)).toHaveAttribute('href', '/docs/guides/zooming');
  });

  test('takes an index that is cut short for a failure', async ({ page }) => {
    await page.route(INDEX, (route) => route.fulfill({ body: '{"pages":[{"url":"/docs' }));
    await openModal(page);
    await field(page).fill('zoom');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  });

  test('the search page says so too and recovers', async ({ page }) => {
    await page.route(INDEX, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await open(page, '/search?q=zoom');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await page.unroute(INDEX);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('main a[data-result]').first()).toHaveAttribute('href', '/docs/guides/zooming');
  });
});

test.describe('search page', () => {
  const results = (page: Page) => page.locator('main a[data-result]');
  const input = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

  test('answers the address, follows typing without flooding the history', async ({ page }) => {
    await open(page, '/docs/guides');
    await open(page, '/search?q=isActive');
    await expect(results(page).first()).toHaveAttribute('href', '/docs/api/interfaces/CameraProps#isactive');
    await expect(input(page)).toHaveValue('isActive');
    await input(page).fill('');
    await input(page).pressSequentially('zoom', { delay: 20 });
    await expect(page).toHaveURL(/\/search\?q=zoom$/);
    await expect(results(page).first()).toHaveAttribute('href', '/docs/guides/zooming');
    await expect(page).toHaveTitle(/^Search results for “zoom”/);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/guides$/);
  });

  test('filters by group with counts, shows more on demand', async ({ page }) => {
    await open(page, '/search?q=camera');
    const all = page.getByRole('button', { name: /^All \(\d+\)$/ });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    const before = await results(page).count();
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect.poll(() => results(page).count()).toBeGreaterThan(before);
    await page.getByRole('button', { name: /^API \(\d+\)$/ }).click();
    await expect(page.locator('main h2 + *').first()).toBeVisible();
    for (const link of await results(page).all()) await expect(link).toHaveAttribute('href', /^\/docs\/api/);
  });

  test('is walked by arrow keys', async ({ page }) => {
    await open(page, '/search?q=zoom');
    await expect(results(page).first()).toBeVisible();
    await input(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(input(page)).toBeFocused();
  });

  test('puts sections under their page and marks the matches', async ({ page }) => {
    await open(page, '/search?q=takePhoto');
    await expect(page.locator('main h2').first()).toContainText('Camera');
    await expect(page.locator('main mark').first()).toHaveText('takePhoto');
  });

  test('has the no-results texts', async ({ page }) => {
    await open(page, '/search?q=qzxwvk');
    await expect(page.locator('main')).toContainText('No results for “qzxwvk”');
    await expect(page.locator('main')).toContainText('Try searching for');
    await expect(page.getByRole('link', { name: 'Let us know.' })).toBeVisible();
  });

  test('keeps what was typed before its script ran', async ({ page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/search', { waitUntil: 'commit' });
    await input(page).fill('isActive');
    release();
    await expect(results(page).first()).toHaveAttribute('href', '/docs/api/interfaces/CameraProps#isactive');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says that it needs it and where to go instead', async ({ page }) => {
      await page.goto('/search?q=zoom');
      await expect(page.locator('main noscript p')).toContainText('needs JavaScript');
      await expect(page.getByRole('link', { name: 'the guides' })).toHaveAttribute('href', '/docs/guides');
      await expect(page.locator('form[role=search]')).toHaveAttribute('action', '/search');
    });
  });
});

test.describe('not found', () => {
  test.use({ expectedErrors: /404/ });

  const lost = {
    '/docs/guides/code-scaner': '/docs/guides/code-scanning',
    '/docs/guides/capturing-photos': '/docs/guides/taking-photos',
    '/docs/v3/guides/FRAME_PROCESSORS': '/docs/guides/frame-processors',
    '/docs/api/interfaces/CameraProp': '/docs/api/interfaces/CameraProps',
    '/api/react-native-vision-camera/hooks/useCameraDevice': '/docs/api/functions/useCameraDevice',
    '/docs/v3/guides/orientation': '/docs/guides/orientation',
    '/docs/installation.html': '/docs/guides',
  };
  for (const [address, nearest] of Object.entries(lost)) {
    test(`${address} leads to ${nearest}`, async ({ page }) => {
      await open(page, address);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      const links = page.getByRole('navigation', { name: 'Nearest pages' }).getByRole('link');
      await expect(links.first()).toHaveAttribute('href', nearest);
    });
  }

  test('keeps its text when nothing is near', async ({ page }) => {
    await open(page, '/qzxwvk/%3Cb%3E');
    await expect(page.locator('main')).toContainText('We could not find what you were looking for.');
    await expect(page.locator('main a[href^="/search?q="]')).toBeVisible();
  });
});
