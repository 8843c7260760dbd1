import { test as base, expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

export { expect };

/** What projects and tests set. */
export interface Options {
  /**
   * Matches the console errors that this test causes. It's one pattern, because Playwright reads a list as a value and
   * its options.
   */
  expectedErrors: RegExp;
  /** Third-party hosts that this test allows. The test answers their requests itself. */
  allowedHosts: string[];
  /** True if the playground's sandbox has its own process. Tests tagged `@isolation` run with it and without it. */
  isIsolated: boolean;
}

/**
 * Returns a list that collects requests to other hosts. The browser only resolves localhost (see
 * `playwright.config.ts`), because routing all requests through the test would turn off the cache and slow each one
 * down.
 */
function watchThirdParties(page: Page, allowedHosts: readonly string[]): string[] {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== 'localhost' && !allowedHosts.includes(hostname) && protocol.startsWith('http'))
      asked.push(request.url());
  };
  page.context().on('requestfinished', note);
  // Requests that the content security policy blocks are never sent.
  page.context().on('requestfailed', (request) => request.failure()?.errorText !== 'csp' && note(request));
  return asked;
}

/** Runs in the page, so it can't use anything else of this file. */
function defineOnLine(value: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value, configurable: true });
  dispatchEvent(new Event(value ? 'online' : 'offline'));
}

/** Sets what `navigator.onLine` says, and tells the page about it. Every page starts online. */
export async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  await page.evaluate(defineOnLine, isOnline);
}

/** Playwright's test with a page that can only reach this machine. Fails on third-party requests and console errors. */
export const test = base.extend<Options>({
  // Matches nothing.
  expectedErrors: [/(?!)/, { option: true }],
  allowedHosts: [[], { option: true }],
  isIsolated: [true, { option: true }],
  page: async ({ page, expectedErrors, allowedHosts }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    const asked = watchThirdParties(page, allowedHosts);
    // On a machine without a network, pages would be offline.
    await page.addInitScript(defineOnLine, true);
    await use(page);
    expect(asked, 'requests to other hosts').toEqual([]);
    const unexpected = errors.filter((error) => !expectedErrors.test(error));
    expect(unexpected, 'console errors').toEqual([]);
  },
});

/** Returns both platforms with `NIGHTLY`, and otherwise alternates between them. */
export function choosePlatforms(index: number): readonly ('android' | 'ios')[] {
  if (process.env.NIGHTLY) return ['android', 'ios'];
  return index % 2 === 0 ? ['android'] : ['ios'];
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html:not([data-has-hydrated="false"])').waitFor({ state: 'attached' });
}

/** Waits until the page of a URL is shown. Its head gets the canonical URL first, then the title. */
export async function waitForPage(page: Page, url: string): Promise<void> {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${url}/?$`));
  const html = await (await page.request.get(url)).text();
  const title = await page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').title, html);
  await expect(page).toHaveTitle(title);
}

/** Opens a URL and waits until React has hydrated the page. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

/** Waits until the browser has painted earlier changes and notified its observers. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/**
 * Sets the connection that the browser reports. Docusaurus prefetches nothing on a slow connection or with data saving
 * on.
 */
export async function setConnection(
  page: Page,
  connection: { effectiveType: string; saveData: boolean },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

/** Holds back all scripts that a page requests from now on, until `deliver` is called. `asked` lists their URLs. */
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

/** Answers 404 for all files that aren't loaded yet, as after a deployment, and returns the URLs asked for. */
export async function deploy(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/assets/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });
  });
  return asked;
}
