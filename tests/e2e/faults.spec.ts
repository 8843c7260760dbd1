import type { Page } from '@playwright/test';
import { expect, open, ready, test } from './fixtures';

/** Follows a link of the sidebar without pointing at it first, as a keyboard does. */
const follow = (page: Page, address: string) =>
  page.evaluate(
    (to) =>
      document.querySelector<HTMLAnchorElement>(`.theme-doc-sidebar-container a[href="${to}"]`)!.click(),
    address,
  );

test.describe('faults of scripts', () => {
  test.use({ expectedErrors: /./ });

  test('a script of the page that is missing: one reload, then the page with a notice, and no loop', async ({
    page,
  }) => {
    await open(page, '/blog');
    const first = await page
      .locator('script[src]')
      .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(/\/assets\/js\//, (route) =>
      first.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await page.goto('/blog');
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await page.waitForTimeout(1000);
    expect(loads).toBe(2);
    await expect(page.locator('h1')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await ready(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('all scripts but the first are missing after a deployment: following a link still arrives', async ({
    page,
  }) => {
    await open(page, '/docs/guides');
    await page.waitForLoadState('networkidle');
    await page.route(/\/assets\/js\//, (route) => route.fulfill({ status: 404, body: '' }));
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await follow(page, '/docs/guides/mocking');
    await expect(page).toHaveURL('/docs/guides/mocking');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/mock/i);
    await expect(
      page.getByRole('alert').filter({ hasText: /could not be loaded|did not load/ }),
    ).toBeVisible();
    await page.waitForTimeout(1000);
    expect(loads).toBeLessThanOrEqual(2);
  });

  test('a script that fails: the page stays as it is', async ({ page }) => {
    await page.route(/\/assets\/js\/main\./, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
    );
    await page.goto('/docs/guides/formats');
    await expect(page.getByRole('alert').filter({ hasText: 'did not load properly' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/formats/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a site that fails to start: the page stays and says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'docusaurus', {
        set() {
          throw new Error('broken');
        },
      });
    });
    await page.goto('/docs/guides/formats');
    await expect(page.getByRole('alert').filter({ hasText: 'did not load properly' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to fetch/ });

  test('the page stays, says so, and goes on when the connection is back', async ({ page, context }) => {
    await open(page, '/docs/guides/formats');
    await follow(page, '/docs/guides/zooming');
    await expect(page.locator('[data-content="/docs/guides/zooming"]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await follow(page, '/docs/guides/mocking');
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
    await expect(page).toHaveURL('/docs/guides/zooming');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/zoom/i);
    // A page that was shown before needs no connection.
    await follow(page, '/docs/guides/formats');
    await expect(page.locator('[data-content="/docs/guides/formats"]')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toHaveCount(0);
    await follow(page, '/docs/guides/mocking');
    await expect(page).toHaveURL('/docs/guides/mocking');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/mock/i);
  });
});

test('a slow connection shows the text before any script', async ({ page }) => {
  await page.route(/\/assets\/js\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue().catch(() => {});
  });
  await page.goto('/docs/guides/formats', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1900 });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await ready(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide shows the content of all tabs and hides what needs a script', async ({ page }) => {
    await page.goto('/docs/guides');
    const panels = page.locator('[role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(page.locator('[data-copy]').first()).toBeHidden();
    await page.goto('/docs/guides/errors');
    await expect(page.locator('[data-filter]').first()).toBeHidden();
    expect(await page.locator('[data-filter-item]:visible').count()).toBeGreaterThan(50);
  });

  test('links lead on, and redirects work', async ({ page }) => {
    await page.goto('/docs/guides/getting-started');
    await expect(page).toHaveURL('/docs/guides');
    await page.locator('[data-content] a[href^="/docs/guides/"]:visible').first().click();
    await expect(page.locator('h1')).toBeVisible();
  });
});

/** A generator that gives the same numbers on every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

test('100 random searches leave the search page whole', async ({ page }) => {
  test.setTimeout(120_000);
  const random = createRandom(42);
  const pieces = [
    '%',
    '&',
    '<b>',
    '"',
    "'",
    '\\',
    '/',
    '../',
    '🎥',
    'ä',
    '\u202e',
    '\u0000',
    '(',
    '[',
    '*',
    '+',
    '?',
    '^',
    '$',
    '{{',
    '${x}',
    '<!--',
    'javascript:',
    ' ',
    'frame',
    'x'.repeat(300),
  ];
  await open(page, '/search?q=a');
  for (let index = 0; index < 100; index += 1) {
    const query = Array.from(
      { length: 1 + Math.floor(random() * 8) },
      () => pieces[Math.floor(random() * pieces.length)],
    ).join('');
    await page.getByRole('searchbox').or(page.locator('main input')).first().fill(query);
  }
  await expect(page.locator('h1')).toBeVisible();
  for (const raw of ['%', '%E0%A4%A', '%00', '%F0%9F', '<script>', '&q=b&q=c', '']) {
    await open(page, `/search?q=${raw}`);
    await expect(page.locator('h1')).toBeVisible();
  }
});
