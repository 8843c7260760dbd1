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

test('the Markdown of pages and the host files contain the base path', async ({ page, request }) => {
  await open(page, '/preview/docs/guides');
  const markdown = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(markdown).toHaveAttribute('href', '/preview/docs/guides.md');
  await page.getByText('Copy page', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Open as Markdown' })).toHaveAttribute(
    'href',
    '/preview/docs/guides.md',
  );

  const read = async (file: string) => (await request.get(`/preview/${file}`)).text();
  const site = 'https://react-native-vision-camera.com';
  const markdownFile = await read('docs/guides.md');
  const links = [...markdownFile.matchAll(/\]\(([^)#]*)/g)].map(([, link]) => link!);
  const paths = links.filter((link) => link.startsWith(site)).map((link) => link.slice(site.length));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !path.startsWith('/preview/'))).toEqual([]);
  for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);

  expect(await read('llms.txt')).toContain('.com/preview/docs/guides.md)');
  expect(await read('_headers')).toContain('\n/preview/assets/*\n');
  expect(await read('_redirects')).toContain('/preview/docs /preview/docs/guides 301\n');
});
