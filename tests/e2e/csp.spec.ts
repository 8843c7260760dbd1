import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const SITEMAP = readFileSync(path.resolve(process.env.SITE_DIR ?? 'build', 'sitemap.xml'), 'utf8');
const addresses = [...SITEMAP.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);

const PARTS = 6;

/** Returns a list that grows with every violation of the policy on any page that `page` opens. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${window.location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

/** Scrolls through the page, so that drawings and tools are loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  if ((await page.locator('[data-island]').count()) > 0) await page.waitForLoadState('networkidle');
}

for (let part = 0; part < PARTS; part++) {
  test(`no page violates the policy (part ${part + 1} of ${PARTS})`, async ({ page }) => {
    test.setTimeout(240_000);
    const violations = await watchViolations(page);
    const pages = [...addresses, '/search?q=format'].filter((_, index) => index % PARTS === part);
    expect(pages.length).toBeGreaterThan(10);
    for (const address of pages) {
      await open(page, address);
      await scrollThrough(page);
    }
    expect(violations).toEqual([]);
  });
}

test.describe('scripts that do not belong to the site', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  const wasRun = (page: Page) => page.evaluate(() => 'injected' in window);

  test('an inline script and an event handler in the HTML are stopped', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.route('**/docs/guides/formats', async (route) => {
      const response = await route.fetch();
      const injected =
        '<script>window.injected = 1</script><img src="data:," alt="" onerror="window.injected = 1"><h1';
      await route.fulfill({ response, body: (await response.text()).replace('<h1', injected) });
    });
    await page.goto('/docs/guides/formats');
    await expect.poll(() => violations).toHaveLength(2);
    expect(await wasRun(page)).toBe(false);
  });

  test('scripts that are added later, strings as code and scripts of other sites are stopped', async ({
    page,
  }) => {
    await open(page, '/docs/guides/formats');
    const violations = await page.evaluate(async () => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => directives.push(blockedURI));
      const add = (fields: Partial<HTMLScriptElement>) =>
        document.body.append(Object.assign(document.createElement('script'), fields));
      add({ textContent: 'window.injected = 1' });
      add({ src: 'https://example.com/injected.js' });
      window.setTimeout('window.injected = 1');
      await new Promise((resolve) => setTimeout(resolve, 500));
      return directives.sort();
    });
    expect(violations).toEqual(['eval', 'https://example.com/injected.js', 'inline']);
    expect(await wasRun(page)).toBe(false);
  });
});
