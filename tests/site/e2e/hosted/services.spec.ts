import { expect, open, test } from '../fixtures';
import { SEARCH_HOSTS, SEARCH_REQUESTS } from '../hostedSearch';

const SEARCH = `https://${SEARCH_HOSTS[0]}`;
const ANALYTICS = 'https://www.google-analytics.com';

test.use({
  allowedHosts: ['www.googletagmanager.com', ...SEARCH_HOSTS, new URL(ANALYTICS).hostname],
});

/** Origins of the services that the page has called, in order. */
let requests: string[];

test.beforeEach(async ({ page }) => {
  requests = [];
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `fetch('${ANALYTICS}/g/collect', { mode: 'no-cors' })`,
    }),
  );
  for (const pattern of [`${ANALYTICS}/**`, SEARCH_REQUESTS]) {
    await page.route(pattern, (route) => {
      requests.push(new URL(route.request().url()).origin);
      const json = { results: [{ hits: [], nbHits: 0, query: 'format' }] };
      return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
    });
  }
});

test('the policy allows analytics and hosted search', async ({ page }) => {
  await open(page, '/preview/docs/guides');
  await expect.poll(() => requests).toContain(ANALYTICS);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('format');
  await expect.poll(() => requests).toContain(SEARCH);
});

test.describe('other hosts', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('are still blocked', async ({ page }) => {
    await open(page, '/preview/docs/guides');
    const blocked = await page.evaluate(async () => {
      const reported = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI)),
      );
      await fetch('https://example.com/').catch(() => undefined);
      return reported;
    });
    expect(blocked).toBe('https://example.com/');
  });
});
