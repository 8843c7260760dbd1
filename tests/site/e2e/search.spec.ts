import type { Page } from '@playwright/test';
import { deploy, expect, holdScripts, open, setOnline, test, waitForHydration } from './fixtures';
import { refuseUrlChanges } from './refuseUrlChanges';
import { runAxe, setTheme } from './runAxe';
import { PHONE, VARIANTS } from './sizes';
import { watchLayoutShifts } from './watchLayoutShifts';

const MODAL = '.DocSearch-Container';
const INDEX = '**/assets/search.*.json';
const button = (page: Page) => page.getByRole('button', { name: /^Search/ });
const field = (page: Page) => page.getByRole('dialog').getByRole('searchbox', { name: 'Search' });
const hits = (page: Page) => page.getByRole('treeitem');
const firstLink = (page: Page) => hits(page).first().getByRole('link');

/** Presses a key as browsers report it while a reader composes text with an input method. */
async function compose(page: Page, key: string): Promise<void> {
  await page.evaluate((name) => {
    // Safari reports the last key of a composition by its code alone.
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      const event = new KeyboardEvent('keydown', { key: name, code: name, bubbles: true, ...init });
      document.activeElement!.dispatchEvent(event);
    }
  }, key);
}

async function openModal(page: Page, url = '/docs/guides'): Promise<void> {
  await open(page, url);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test.describe('modal', () => {
  test('opens with the button and with keys. Escape closes it and restores the focus', async ({ page }) => {
    await open(page, '/docs/guides');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    for (const keys of ['Control+k', '/']) {
      await button(page).blur();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('returns the focus to the link that the reader was at', async ({ page }) => {
    await open(page, '/docs/guides');
    const link = page.locator('article p a').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('traps the focus and keeps the scroll position', async ({ page }) => {
    await openModal(page);
    const before = await page.locator('article h1').boundingBox();
    await field(page).fill('zoom');
    await expect(firstLink(page)).toBeVisible();
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement!.closest('main, nav:not([role])'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.locator('article h1').boundingBox()).toEqual(before);
  });

  test('loads modal, index and engine together, and only on intent', async ({ page }) => {
    await open(page, '/docs/guides');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('link[rel=preconnect]').count()).toBe(0);
    const asked: string[] = [];
    // No request is answered, so none can cause another.
    await page.route('**/assets/**', (route) => void asked.push(new URL(route.request().url()).pathname));
    await button(page).hover();
    await expect
      .poll(() => asked.filter((path) => /^\/assets\/search\.\w+\.json$/.test(path)).length)
      .toBe(1);
    await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
  });

  test('shows an exact symbol first, and Enter opens its anchor', async ({ page }) => {
    await openModal(page);
    await field(page).fill('takePhoto');
    await expect(firstLink(page)).toHaveAttribute('href', '/docs/api/classes/Camera#takephoto');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/api\/classes\/Camera#takephoto$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#takephoto')).toBeInViewport();
  });

  test('leaves the keys of an input method alone', async ({ page }) => {
    await openModal(page);
    await field(page).fill('zoom');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    for (const key of ['Escape', 'ArrowDown', 'Enter']) await compose(page, key);
    await expect(field(page)).toHaveValue('zoom');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('closes when a reader goes back', async ({ page }) => {
    await open(page, '/docs/guides/focusing');
    await page.locator('.theme-doc-sidebar-container a[href="/docs/guides/zooming"]').click();
    await expect(page).toHaveURL(/\/zooming$/);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/focusing$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  });

  test('Back returns to the scroll position on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/docs/guides/troubleshooting');
    await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
    await button(page).click();
    await field(page).fill('PhotoFile');
    await firstLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'PhotoFile' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Troubleshooting' })).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(4000);
  });

  test('supports arrow keys, groups the results and links to all of them', async ({ page }) => {
    await openModal(page);
    await field(page).fill('video');
    await expect(firstLink(page)).toBeVisible();
    await field(page).fill('video codec');
    await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('API');
    await expect(page.locator('.DocSearch-Hit-source').filter({ hasText: 'Guides' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const second = hits(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id'))!);
    const all = page.getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+/.exec((await all.textContent())!)![0];
    await expect(page.getByRole('status').filter({ hasText: `${count} results` })).toHaveCount(1);
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=video\+codec$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: `${count} results` })).toBeVisible();
  });

  test('puts sections under their page and shows a snippet of each result', async ({ page }) => {
    await openModal(page);
    await field(page).fill('zooming');
    await expect(firstLink(page)).toHaveAttribute('href', '/docs/guides/zooming');
    const section = page.locator('.DocSearch-Hit--Child').first();
    await expect(section.getByRole('link')).toHaveAttribute('href', /^\/docs\/guides\/zooming#/);
    await expect(section.locator('.DocSearch-Hit-path')).toHaveText(/^Zooming.* · .*\w+/);
  });

  test('shows input and results as text, no matter how long or strange', async ({ page }) => {
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
      await expect(page.getByRole('status').filter({ hasText: /results?/ })).toHaveCount(1);
      await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
    }
    await field(page).fill('<Camera>');
    await expect(hits(page).filter({ hasText: '<Camera>' }).first()).toBeVisible();
    const elements = page.locator('.DocSearch-Hit-title *, .DocSearch-Hit-path *');
    expect(new Set(await elements.evaluateAll((all) => all.map(({ tagName }) => tagName)))).toEqual(
      new Set(['MARK']),
    );
  });
});

/** What the modal shows, in an order in which each state follows from the last one. */
const states: Record<string, (page: Page) => Promise<void>> = {
  empty: async () => undefined,
  'with results': async (page) => {
    await field(page).fill('useCameraDevice');
    await expect(firstLink(page)).toBeVisible();
  },
  'without results': async (page) => {
    await field(page).fill('qzxwvk');
    await expect(page.getByText('Try searching for')).toBeVisible();
  },
  'with recent searches': async (page) => {
    await field(page).fill('zooming');
    await expect(firstLink(page)).toHaveAttribute('href', '/docs/guides/zooming');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Zooming' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page).click();
    await expect(page.getByText('Recent')).toBeVisible();
  },
};

test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /Failed to load resource/ });

  async function checkModal(page: Page, state: string): Promise<void> {
    for (const { size, theme } of VARIANTS) {
      await page.setViewportSize(size);
      await setTheme(page, theme);
      expect(await runAxe(page, 'all', MODAL), `${state}, ${size.width} px, ${theme}`).toEqual([]);
    }
  }

  test('finds nothing in the modal', async ({ page }) => {
    await openModal(page);
    for (const [state, enter] of Object.entries(states)) {
      await enter(page);
      await checkModal(page, state);
    }
  });

  test('finds nothing in the modal after a failure', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await openModal(page);
    await field(page).fill('zoom');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await checkModal(page, 'failed');
  });
});

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource|MIME type|Loading chunk|ChunkLoadError/ });

  const failure = async (page: Page) => {
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await expect(page.getByText('No results for')).toBeHidden();
  };
  const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

  test('the modal searches again when the connection returns', async ({ page }) => {
    let lose = () => {};
    const lost = new Promise<void>((resolve) => (lose = resolve));
    await page.route(INDEX, async (route) => {
      await lost;
      await route.abort();
    });
    await openModal(page);
    await field(page).fill('zoom');
    await setOnline(page, false);
    lose();
    await failure(page);
    await page.unroute(INDEX);
    await setOnline(page, true);
    await expect(firstLink(page)).toHaveAttribute('href', '/docs/guides/zooming');
  });

  test('the modal recovers with the next word, and after it was closed', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await openModal(page);
    await field(page).fill('zoom');
    await failure(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await field(page).fill('focus');
    await failure(page);
    await page.unroute(INDEX);
    await field(page).fill('zooming');
    await expect(firstLink(page)).toHaveAttribute('href', '/docs/guides/zooming');
  });

  test('the modal recovers when it opens again', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await openModal(page);
    await field(page).fill('zoom');
    await failure(page);
    await page.unroute(INDEX);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await field(page).fill('zoom');
    await expect(firstLink(page)).toHaveAttribute('href', '/docs/guides/zooming');
  });

  test('the search page recovers with the next word, and when the connection returns', async ({ page }) => {
    const first = page.locator('main a[data-result]').first();
    for (const recover of [
      () => page.getByRole('searchbox', { name: 'Search' }).fill('zooming'),
      () => setOnline(page, true),
    ]) {
      await page.route(INDEX, (route) => route.abort());
      await open(page, '/search?q=zoom');
      await failure(page);
      await page.unroute(INDEX);
      await recover();
      await expect(first).toHaveAttribute('href', '/docs/guides/zooming');
    }
  });

  test('Retry leads to results after a truncated index', async ({ page }) => {
    for (const url of ['/docs/guides', '/search?q=zoom']) {
      await page.route(INDEX, (route) => route.fulfill({ body: '{"pages":[{"url":"/docs' }));
      await open(page, url);
      if (url === '/docs/guides') await page.keyboard.press('Control+k');
      await page.getByRole('searchbox', { name: 'Search' }).fill('zoom');
      await failure(page);
      await page.unroute(INDEX);
      await retry(page).click();
      await expect(page.locator('a[href="/docs/guides/zooming"]:visible').last()).toBeVisible();
    }
  });

  test('the modal opens after its code couldn’t be reached', async ({ page, context }) => {
    await open(page, '/docs/guides');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('The search didn’t load.');
    await context.setOffline(false);
    await field(page).fill('zoom');
    await expect(firstLink(page)).toHaveAttribute('href', '/docs/guides/zooming');
  });

  test('an index that a deployment removed is asked for once, and Retry loads the new version', async ({
    page,
  }) => {
    let count = 0;
    await page.route(INDEX, (route) => {
      count += 1;
      return route.fulfill({ status: 404, body: 'gone' });
    });
    await open(page, '/search?q=zoom');
    await failure(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill('zoom in');
    await expect(page).toHaveURL(/q=zoom\+in$/);
    await failure(page);
    expect(count).toBe(1);
    await page.unroute(INDEX);
    await retry(page).click();
    await expect(page.locator('main a[data-result]').first()).toHaveAttribute('href', /zooming/);
  });

  for (const [how, opens] of Object.entries({
    'the button': (page: Page) => button(page).click(),
    'Ctrl+K': (page: Page) => page.keyboard.press('Control+k'),
  }))
    test(`${how} says that a deployment removed the modal, and a reload brings it back`, async ({ page }) => {
      await open(page, '/docs/guides');
      await page.waitForLoadState('networkidle');
      const asked = await deploy(page);
      await opens(page);
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await expect(dialog.getByRole('alert')).toContainText('The search didn’t load.');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await opens(page);
      await expect(dialog.getByRole('alert')).toBeVisible();
      expect(new Set(asked).size).toBe(asked.length);
      await page.unroute('**/assets/**');
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await reloaded;
      await waitForHydration(page);
      await page.keyboard.press('Control+k');
      await field(page).fill('zoom');
      await expect(firstLink(page)).toHaveAttribute('href', '/docs/guides/zooming');
    });
});

test.describe('search page', () => {
  const results = (page: Page) => page.locator('main a[data-result]');
  const input = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

  test('answers while the browser refuses to change the URL', async ({ page }) => {
    const refuse = await refuseUrlChanges(page);
    await open(page, '/search?q=zoo');
    await expect(input(page)).toHaveValue('zoo');
    await refuse(true);
    await input(page).press('End');
    await input(page).pressSequentially('ming');
    await expect(input(page)).toHaveValue('zooming');
    await expect(page).toHaveTitle(/“zooming”/);
    await expect(page).toHaveURL(/q=zoo$/);
    await refuse(false);
    await expect(page).toHaveURL(/q=zooming$/);
  });

  test('answers the URL, and updates it without flooding the history', async ({ page }) => {
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

  test('filters by group with counts, and shows more on demand', async ({ page }) => {
    await open(page, '/search?q=camera');
    const all = page.getByRole('button', { name: /^All \(\d+\)$/ });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    const before = await results(page).count();
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect.poll(() => results(page).count()).toBeGreaterThan(before);
    await page.getByRole('button', { name: /^API \(\d+\)$/ }).click();
    await expect(page.locator('main h2 + *').first()).toBeVisible();
    for (const link of await results(page).all()) await expect(link).toHaveAttribute('href', /^\/docs\/api/);
    await input(page).fill('zoom');
    await expect(all).toHaveAttribute('aria-pressed', 'true');
  });

  test('arrow keys walk through the results and back to the input', async ({ page }) => {
    await open(page, '/search?q=zoom');
    await expect(results(page).first()).toBeVisible();
    await input(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(input(page)).toBeFocused();
  });

  test('does not shift the layout when results arrive', async ({ page }) => {
    const readShifts = await watchLayoutShifts(page);
    await open(page, '/search?q=zoom');
    await expect(results(page).first()).toBeVisible();
    expect(await readShifts()).toEqual([]);
  });

  test('shows three sections of a page, and the others on demand', async ({ page }) => {
    await open(page, '/search?q=zoom');
    const found = page
      .getByRole('main')
      .locator('ol > li')
      .filter({ has: page.locator('details') })
      .first();
    const sections = found.locator('li a[data-result]:visible');
    await expect(sections).toHaveCount(3);
    const others = Number.parseInt((await found.locator('summary').textContent())!);
    await found.locator('summary').click();
    await expect(sections).toHaveCount(3 + others);
  });

  test('keeps what was typed before its script ran', async ({ page }) => {
    const { deliver } = await holdScripts(page);
    await page.goto('/search', { waitUntil: 'commit' });
    await input(page).fill('isActive');
    deliver();
    await expect(results(page).first()).toHaveAttribute('href', '/docs/api/interfaces/CameraProps#isactive');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says that it needs JavaScript, and where to go instead', async ({ page }) => {
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
    '/docs/guides/code-scaner%3Fv=2': '/docs/guides/code-scanning',
    '/docs/guides/capturing-photos': '/docs/guides/taking-photos',
    '/docs/v3/guides/FRAME_PROCESSORS': '/docs/guides/frame-processors',
    '/docs/api/interfaces/CameraProp': '/docs/api/interfaces/CameraProps',
    '/api/react-native-vision-camera/hooks/useCameraDevice': '/docs/api/functions/useCameraDevice',
    '/docs/v3/guides/orientation': '/docs/guides/orientation',
    '/docs/installation.html': '/docs/guides',
  };
  test('links to the nearest pages', async ({ page }) => {
    for (const [url, nearest] of Object.entries(lost)) {
      await open(page, url);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      const pages = page.getByRole('navigation', { name: 'Similar pages' }).getByRole('listitem');
      await expect(pages.getByRole('link').first(), url).toHaveAttribute('href', nearest);
    }
  });

  test('keeps its text when nothing is near', async ({ page }) => {
    await open(page, '/qzxwvk/%3Cb%3E');
    await expect(page.locator('main')).toContainText('There’s a typo in the URL, or the page has moved.');
    await page.getByRole('link', { name: /^Search for/ }).click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('qzxwvk <b>');
  });
});
