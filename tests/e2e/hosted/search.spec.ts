import type { Page, Request } from '@playwright/test';
import { drawn, expect, open, test } from '../fixtures';

const SERVICE = 'testappid-dsn.algolia.net';
const OTHERS = ['testappid-1.algolianet.com', 'testappid-2.algolianet.com', 'testappid-3.algolianet.com'];
const FILTERS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

// The same build switches analytics on.
const ANALYTICS = 'www.googletagmanager.com';

test.use({ allowedHosts: [SERVICE, ...OTHERS, ANALYTICS] });

test.beforeEach(({ page }) => page.route(`https://${ANALYTICS}/**`, (route) => route.fulfill({ body: '' })));

interface HostedRequest {
  indexName: string;
  query: string;
  facetFilters: unknown;
}

/** A record as `npm run search:push` stores it: its URL is without the base path. */
const hit = {
  objectID: '1',
  url: 'https://react-native-vision-camera.com/docs/guides/zooming#pinch',
  type: 'lvl2',
  hierarchy: { lvl0: 'Guides', lvl1: 'Zooming', lvl2: 'Zoom by <Camera>', lvl3: null },
  content: 'Pinch.',
  _highlightResult: { hierarchy: { lvl2: { value: '<mark>Zoom</mark> by <Camera>' } } },
};

/** Answers in the service's place and returns what it was asked. */
async function answer(page: Page, hits: unknown[]): Promise<HostedRequest[]> {
  const asked: HostedRequest[] = [];
  await page.route(`https://${SERVICE}/**`, async (route) => {
    const { requests } = route.request().postDataJSON() as { requests: HostedRequest[] };
    asked.push(...requests);
    const results = requests.map(() => ({
      hits,
      nbHits: hits.length,
      facets: { 'hierarchy.lvl0': { Guides: hits.length } },
    }));
    await route.fulfill({ json: { results }, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}

test('the modal asks the service with its filters and escapes what comes back', async ({ page }) => {
  const asked = await answer(page, [hit]);
  await open(page, '/preview/docs/guides');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('zoom');
  const result = page.getByRole('treeitem').first();
  await expect(result.getByRole('link')).toHaveAttribute('href', '/preview/docs/guides/zooming#pinch');
  await expect(result.locator('.DocSearch-Hit-title')).toHaveText('Zoom by <Camera>');
  await expect(result.locator('.DocSearch-Hit-title mark')).toHaveText('Zoom');
  expect(asked.at(-1)).toMatchObject({ indexName: 'test-index', query: 'zoom', facetFilters: FILTERS });
  await expect(page.getByText('Powered by')).toBeVisible();
  await page.getByRole('link', { name: 'See all 1 results' }).click();
  await expect(page).toHaveURL('/preview/search?q=zoom');
});

test('the search page asks the service too, also for one group', async ({ page }) => {
  const asked = await answer(page, [hit]);
  await open(page, '/preview/search?q=zoom');
  await expect(page.locator('main a[data-result]').first()).toHaveAttribute(
    'href',
    '/preview/docs/guides/zooming#pinch',
  );
  await page.getByRole('button', { name: 'Guides (1)' }).click();
  await expect.poll(() => asked.at(-1)?.facetFilters).toEqual([...FILTERS, 'hierarchy.lvl0:Guides']);
});

test('says that nothing was found', async ({ page }) => {
  await answer(page, []);
  await open(page, '/preview/search?q=zoom');
  await expect(page.locator('main')).toContainText('No results for "zoom"');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('zoom');
  await expect(page.getByRole('dialog')).toContainText('No results for "zoom"');
  await expect(page.getByRole('dialog')).toContainText('Try searching for');
});

test('an answer that comes late does not replace a newer one', async ({ page }) => {
  await answer(page, [hit]);
  const isLate = (request: Request) => request.postDataJSON()?.requests[0].query === 'zoo';
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`https://${SERVICE}/**`, async (route) => {
    if (isLate(route.request())) await released;
    await route.fallback();
  });
  await open(page, '/preview/docs/guides');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  const late = page.waitForEvent('requestfinished', isLate);
  await field.fill('zoo');
  await field.fill('zoom');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText('One result for “zoom”');
  release();
  await late;
  await drawn(page);
  await expect(status).toHaveText('One result for “zoom”');
});

test.describe('when the service is away', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('modal and page say so, and find their way back', async ({ page }) => {
    for (const host of [SERVICE, ...OTHERS]) await page.route(`https://${host}/**`, (route) => route.abort());
    await open(page, '/preview/search?q=zoom');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results', { timeout: 15_000 });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('zoom');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Unable to fetch results', {
      timeout: 15_000,
    });
    for (const host of [SERVICE, ...OTHERS]) await page.unroute(`https://${host}/**`);
    await answer(page, [hit]);
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('treeitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('main a[data-result]')).toHaveCount(1);
  });
});
