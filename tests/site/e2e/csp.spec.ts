import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { watchViolations } from './watchViolations';

// `everyPage.spec.ts` shows that the policy allows the site's own scripts and styles. Here, React also reports that the
// HTML was changed.
test.use({ expectedErrors: /Content Security Policy|Minified React error #418/ });

const wasRun = (page: Page) => page.evaluate(() => 'injected' in window);

test('blocks an inline script and an event handler in the HTML', async ({ page }) => {
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

test('blocks scripts that are added later, strings as code, and scripts of other sites', async ({ page }) => {
  await open(page, '/docs/guides/formats');
  const violations = await page.evaluate(async () => {
    const directives: string[] = [];
    const reported = new Promise<void>((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
        if (directives.push(blockedURI) === 3) resolve();
      }),
    );
    const add = (fields: Partial<HTMLScriptElement>) =>
      document.body.append(Object.assign(document.createElement('script'), fields));
    add({ textContent: 'window.injected = 1' });
    add({ src: 'https://example.com/injected.js' });
    window.setTimeout('window.injected = 1');
    await reported;
    return directives.sort();
  });
  expect(violations).toEqual(['eval', 'https://example.com/injected.js', 'inline']);
  expect(await wasRun(page)).toBe(false);
});
