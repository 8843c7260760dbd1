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
}

const mark = (text: string) => `<span class="algolia-docsearch-suggestion--highlight">${text}</span>`;
const HIERARCHY = { lvl0: 'Guides', lvl1: 'Zooming', lvl2: 'Zoom by &lt;Camera&gt;' };

/** A record as `npm run search:push` stores it: without the base path, and with text that is HTML. */
const PUSHED = {
  objectID: '1',
  url: 'https://react-native-vision-camera.com/docs/guides/zooming#pinch',
  type: 'lvl2',
  hierarchy: HIERARCHY,
  content: 'Pinch.',
  _highlightResult: {
    hierarchy: {
      lvl0: { value: 'Guides' },
      lvl1: { value: mark('Zoom') + 'ing' },
      lvl2: { value: `${mark('Zoom')} by &lt;Camera&gt;` },
    },
  },
  _snippetResult: { hierarchy: { lvl2: { value: '<mark>Zoom</mark> by &lt;Camera&gt;' } } },
};

/** A record as DocSearch's crawler stores it, without the facets and fields that only we have. */
const CRAWLED = {
  ...PUSHED,
  url: 'https://react-native-vision-camera.com/preview/docs/guides/zooming#pinch',
};

/** Answers requests in place of the service, and returns them. */
async function answer(page: Page, hits: unknown[], nbHits = hits.length): Promise<HostedRequest[]> {
  const asked: HostedRequest[] = [];
  await page.route(SEARCH_REQUESTS, async (route) => {
    const { requests } = route.request().postDataJSON() as { requests: HostedRequest[] };
    asked.push(...requests);
    const results = requests.map(({ query }) => ({ query, hits, nbHits, nbPages: 1, page: 0 }));
    await route.fulfill({ json: { results }, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}

for (const [name, record] of Object.entries({ pushed: PUSHED, crawled: CRAWLED })) {
  test(`the theme's modal shows a ${name} record`, async ({ page }) => {
    const asked = await answer(page, [record]);
    await open(page, '/preview/docs/guides');
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('zoom');
    const hit = page.locator('.DocSearch-Hit').first();
    await expect(hit.getByRole('link')).toHaveAttribute('href', '/preview/docs/guides/zooming#pinch');
    await expect(hit.locator('.DocSearch-Hit-title')).toHaveText('Zoom by <Camera>');
    await expect(hit.locator('.DocSearch-Hit-title mark')).toHaveText('Zoom');
    expect(asked.at(-1)).toMatchObject({ indexName: 'test-index', query: 'zoom', facetFilters: FILTERS });
    await page.getByRole('link', { name: /^See all \d+ results$/ }).click();
    await expect(page).toHaveURL('/preview/search?q=zoom');
  });

  test(`the theme's search page shows a ${name} record`, async ({ page }) => {
    await answer(page, [record], 42);
    await open(page, '/preview/search?q=zoom');
    const link = page.getByRole('link', { name: 'Zoom by <Camera>' });
    await expect(link).toHaveAttribute('href', '/preview/docs/guides/zooming#pinch');
    await expect(page.getByText('42 documents found')).toBeVisible();
  });
}

test('the modal says that nothing was found', async ({ page }) => {
  await answer(page, []);
  await open(page, '/preview/docs/guides');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('zoom');
  await expect(page.locator('.DocSearch-NoResults')).toContainText('No results found for "zoom"');
});
