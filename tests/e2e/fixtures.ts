import { test as base, expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

export { expect };

/** What a fault on purpose brings along; a test names what it expects. */
interface Options {
  /** The messages in the console that this test provokes; one pattern, because Playwright takes a pair for a value and its options. */
  expectedErrors: RegExp;
  /** Hosts of others that this test allows, each answered by the test itself. */
  allowedHosts: string[];
}

/**
 * Returns the list that requests to other hosts are added to. The browser resolves no name but localhost (see
 * `playwright.config.ts`); routing all requests through the test would switch its cache off and cost time on each.
 */
function watchThirdParties(page: Page, allowedHosts: readonly string[]): string[] {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== 'localhost' && !allowedHosts.includes(hostname) && protocol.startsWith('http'))
      asked.push(request.url());
  };
  page.context().on('requestfinished', note);
  // What the content security policy stops is never sent.
  page.context().on('requestfailed', (request) => request.failure()?.errorText !== 'csp' && note(request));
  return asked;
}

/** Playwright's test whose page reaches this machine only, and which fails on a third-party request or a console error. */
export const test = base.extend<Options>({
  // Matches nothing.
  expectedErrors: [/(?!)/, { option: true }],
  allowedHosts: [[], { option: true }],
  page: async ({ page, expectedErrors, allowedHosts }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    const asked = watchThirdParties(page, allowedHosts);
    await use(page);
    expect(asked, 'requests to other hosts').toEqual([]);
    const unexpected = errors.filter((error) => !expectedErrors.test(error));
    expect(unexpected, 'console errors').toEqual([]);
  },
});

/** Waits until the page listens: React has taken over the static HTML. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html:not([data-has-hydrated="false"])').waitFor({ state: 'attached' });
}

/** Waits until the page of a URL is shown: its head has the canonical URL, which comes first, and the title. */
export async function arrived(page: Page, url: string): Promise<void> {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${url}/?$`));
  const html = await (await page.request.get(url)).text();
  const title = await page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').title, html);
  await expect(page).toHaveTitle(title);
}

/** Opens a URL and waits until the page listens. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await ready(page);
}

/** Waits until the browser has drawn what scripts did before, and told its observers. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/** Gives pages the network that a browser reports; Docusaurus prefetches nothing on a slow one, or where data are saved. */
export async function connect(
  page: Page,
  connection: { effectiveType: string; saveData: boolean },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

/** Holds the scripts that a page asks for from here on, until `deliver` is called; `asked` lists their URLs. */
export async function holdScripts(page: Page): Promise<{ asked: readonly string[]; deliver: () => void }> {
  const asked: string[] = [];
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\/assets\/js\//, async (route) => {
    asked.push(route.request().url());
    await delivered;
    await route.continue();
  });
  return { asked, deliver };
}
