import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';
import { SEARCH_HOSTS, SEARCH_REQUESTS } from '../hostedSearch';

const FILTERS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

// The same build turns analytics on.
const ANALYTICS = 'www.googletagmanager.com';

test.use({ allowedHosts: [...SEARCH_HOSTS, ANALYTICS] });

test.beforeEach(({ page }) => page.route(`https://${ANALYTICS}/**`, (route) => route.fulfill({ body: '' })));

interface HostedRequest {
  indexName: string;
  query: string;
  facetFilters?: unknown;
  hitsPerPage: number;
}

const HIERARCHY = { lvl0: 'Guides', lvl1: 'Zooming', lvl2: 'Zoom by &lt;Camera&gt;', lvl3: null };

/** A record as `npm run search:push` stores it: without the base path, and with text that is HTML. */
const PUSHED = {
  objectID: '1',
  url: 'https://react-native-vision-camera.com/docs/guides/zooming#pinch',
  hierarchy: HIERARCHY,
  _highlightResult: {
    hierarchy: {
      lvl0: { value: 'Guides' },
      lvl1: { value: '<mark>Zoom</mark>ing' },
      lvl2: { value: '<mark>Zoom</mark> by &lt;Camera&gt;' },
    },
  },
  _snippetResult: { content: { value: 'Pinch to <mark>zoom</mark>.' } },
};

/** A record as DocSearch's crawler stores it, without the facets and fields that only we have. */
const CRAWLED = {
  ...PUSHED,
  url: 'https://react-native-vision-camera.com/preview/docs/guides/zooming#pinch',
};

interface Response {
  nbHits?: number;
  facets?: Record<string, Record<string, number>>;
}

/** Answers requests in place of the service, and returns them. */
async function answer(page: Page, hits: unknown[], response: Response = {}): Promise<HostedRequest[]> {
  const asked: HostedRequest[] = [];
  await page.route(SEARCH_REQUESTS, async (route) => {
    const { requests } = route.request().postDataJSON() as { requests: HostedRequest[] };
    asked.push(...requests);
    const results = requests.map(({ query }) => ({ query, hits, nbHits: hits.length, ...response }));
    await route.fulfill({ json: { results }, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}

async function search(page: Page, query: string): Promise<void> {
  await open(page, '/preview/docs/guides');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(query);
}

for (const [name, record] of Object.entries({ pushed: PUSHED, crawled: CRAWLED })) {
  test(`the modal shows a ${name} record`, async ({ page }) => {
    const asked = await answer(page, [record], { nbHits: 42 });
    await search(page, 'zoom');
    const hit = page.locator('.DocSearch-Hit').first();
    await expect(hit.getByRole('link')).toHaveAttribute('href', '/preview/docs/guides/zooming#pinch');
    await expect(hit.locator('.DocSearch-Hit-title')).toHaveText('Zoom by <Camera>');
    await expect(hit.locator('.DocSearch-Hit-title mark')).toHaveText('Zoom');
    expect(asked.at(-1)).toMatchObject({ indexName: 'test-index', query: 'zoom', facetFilters: FILTERS });
    await expect(page.getByRole('link', { name: 'Algolia' })).toBeVisible();
    await page.getByRole('link', { name: 'See all 42 results' }).click();
    await expect(page).toHaveURL('/preview/search?q=zoom');
  });

  test(`the search page shows a ${name} record`, async ({ page }) => {
    const asked = await answer(page, [record], { nbHits: 42 });
    await open(page, '/preview/search?q=zoom');
    const link = page.getByRole('link', { name: 'Zoom by <Camera>' });
    await expect(link).toHaveAttribute('href', '/preview/docs/guides/zooming#pinch');
    await expect(page.getByText('42 results for “zoom”')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ indexName: 'test-index', query: 'zoom', facetFilters: FILTERS });
  });
}

test('the search page filters by group and shows more on demand', async ({ page }) => {
  const asked = await answer(page, [PUSHED], {
    nbHits: 42,
    facets: { 'hierarchy.lvl0': { Guides: 30, API: 12 } },
  });
  await open(page, '/preview/search?q=zoom');
  await page.getByRole('button', { name: 'API (12)' }).click();
  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({ facetFilters: [...FILTERS, 'hierarchy.lvl0:API'], hitsPerPage: 20 });
  await page.getByRole('button', { name: 'Show more results' }).click();
  await expect.poll(() => asked.at(-1)!.hitsPerPage).toBe(40);
});

test('modal and page say that nothing was found, and what to do', async ({ page }) => {
  await answer(page, []);
  const expectTexts = async () => {
    const message = page.locator('.DocSearch-NoResults');
    await expect(message).toContainText('No results for "zom"');
    await expect(message).toContainText('Try searching for');
    await expect(message.getByRole('button', { name: /zoom/i }).first()).toBeVisible();
    await expect(message).toContainText('Believe this query should return results?');
    await expect(message.getByRole('link', { name: 'Let us know.' })).toBeVisible();
  };
  await search(page, 'zom');
  await expectTexts();
  await open(page, '/preview/search?q=zom');
  await expectTexts();
});

test.describe('without the service', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('modal and page say so, and Retry searches again', async ({ page }) => {
    const expectTexts = async () => {
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Unable to fetch results');
      await expect(alert).toContainText('You might want to check your network connection.');
    };
    await page.route(SEARCH_REQUESTS, (route) => route.abort());
    await search(page, 'zoom');
    await expectTexts();
    await answer(page, [PUSHED]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('.DocSearch-Hit-title')).toHaveText('Zoom by <Camera>');

    await page.route(SEARCH_REQUESTS, (route) => route.abort());
    await open(page, '/preview/search?q=zoom');
    await expectTexts();
    await answer(page, [PUSHED]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Zoom by <Camera>' })).toBeVisible();
  });
});
