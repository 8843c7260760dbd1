import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRedirects } from '../../../src/facts/redirects';
import { startHost } from '../../../tools/startHost.mjs';
import { builds } from './builds';
import { expect, waitForHydration, test } from './fixtures';

const content = 'main article, main';

test('redirects keep query and hash', async ({ page }) => {
  for (const { from, to } of readRedirects()) {
    await page.goto(`${from}?a=1#b`);
    await expect(page).toHaveURL(`${to}?a=1#b`);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test.describe('an unknown URL', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  test('has status 404 and a search link', async ({ page }) => {
    const response = await page.goto('/docs/guides/nothing-here');
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('link', { name: /^Search for/ })).toBeVisible();
    await expect(page.getByText('This site documents version 4')).toBeHidden();
  });

  test("links to version 5 if it's one of its pages", async ({ page }) => {
    await page.goto('/docs/constraints');
    const note = page.getByText('This site documents version 4');
    await expect(note.getByRole('link', { name: 'separate documentation' })).toBeVisible();
    await note.getByRole('link', { name: 'Stay on 4 or move to 5' }).click();
    await expect(page).toHaveURL('/blog/stay-on-4-or-move-to-5');
  });
});

test.describe('on a host that serves 404.html for unknown URLs', () => {
  let host: Awaited<ReturnType<typeof startHost>>;
  test.beforeAll(async () => {
    const { folder } = builds.site;
    // GitHub Pages doesn't find a file for a URL that ends in a slash.
    host = await startHost(folder, {
      answer({ url }, response) {
        const { pathname } = new URL(url!, 'http://localhost');
        if (!/.\/$/.test(pathname) || existsSync(path.join(folder, pathname, 'index.html'))) return false;
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(readFileSync(path.join(folder, '404.html')));
        return true;
      },
    });
  });
  test.afterAll(() => host.close());
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  const same = [
    ['/blog.html', '/blog'],
    ['/blog/index.html', '/blog'],
    ['/search.html?q=frame', '/search?q=frame'],
    ['/docs/guides/', '/docs/guides'],
    ['/docs/guides/formats/#fps', '/docs/guides/formats#fps'],
    ['/docs/guides/formats.html#fps', '/docs/guides/formats#fps'],
    ['/index.html', '/'],
    ['/docs/api/', '/docs/api'],
    ['/docs/api/interfaces/CameraProps.html', '/docs/api/interfaces/CameraProps'],
    ['/docs/guides/capturing.html', '/docs/guides/taking-photos'],
    ['/docs/guides/capturing/', '/docs/guides/taking-photos'],
  ] as const;
  test('a URL with .html, /index.html or a slash opens the page', async ({ page }) => {
    for (const [url, meant] of same) {
      await page.goto(host.origin + meant);
      await waitForHydration(page);
      // The search page updates its title and content when the results arrive, so wait for them.
      if (meant.startsWith('/search?')) await expect(page).toHaveTitle(/^Search results/);
      const title = await page.title();
      const text = await page.locator(content).first().innerText();
      await page.goto(host.origin + url);
      await expect(page, url).toHaveTitle(title);
      await waitForHydration(page);
      await expect.poll(() => page.locator(content).first().innerText(), url).toBe(text);
      const { pathname, search, hash } = new URL(page.url());
      expect(pathname + search + hash, url).toBe(meant);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical!).pathname, url).toBe(pathname);
      expect(await page.locator('meta[property="og:url"]').getAttribute('content'), url).toBe(canonical);
    }
  });

  const unknown = [
    '/nothing.html',
    '/docs/guides/%F0%9F%93%B7',
    '/%E0%A4%A',
    '/docs/%00',
    '/docs/guides/%2e%2e%2f%2e%2e',
    '/?%',
    '/#%',
    '/<script>alert(1)</script>',
  ];
  test('unknown URLs stay readable', async ({ page }) => {
    for (const url of unknown) {
      await page.goto(host.origin + url);
      await expect(page.locator('h1'), url).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' }), url).toBeVisible();
      await waitForHydration(page);
    }
  });
});
