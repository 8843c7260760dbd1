import { expect, test } from './fixtures';
import type { Site } from './Site';

/** What readers see when something fails. */
test.use({ expectedErrors: /./ });

/** Follows a sidebar link without hovering over it first, because that would load its page. */
const follow = (site: Site, url: string) =>
  site.evaluate(
    (to) =>
      document.querySelector<HTMLAnchorElement>(`.theme-doc-sidebar-container a[href="${to}"]`)!.click(),
    url,
  );

test('a page whose scripts fail reloads', async ({ site }) => {
  await site.open('/docs/guides');
  await site.evaluate(() => void Object.assign(window, { isSame: true }));
  site.failing = /^\/assets\/js\//;
  await follow(site, '/docs/guides/mocking');
  await site.until('the page is another document', () => !('isSame' in window));
  await site.waitForPage('/docs/guides/mocking');
  await site.waitForVisible('h1', 'Test with Jest');
});

test('without scripts, a guide is readable and its links work', async ({ site }) => {
  site.failing = /^\/assets\/js\//;
  await site.load('/docs/guides/formats');
  await site.waitForVisible('h1', 'Camera formats');
  await site.click('.pagination-nav__link--next');
  await site.until(
    'the next guide is open',
    () => location.pathname !== '/docs/guides/formats' && document.querySelector('h1'),
  );
});

test('without scripts and styles, the home page explains the base path', async ({ site }) => {
  site.failing = /^\/assets\//;
  await site.load('/');
  await site.waitForVisible('#__docusaurus-base-url-issue-banner', 'site did not load properly');
});

test('a page without a default export shows an error', async ({ site }) => {
  site.changeScript = (script) =>
    /\.blogTagsListPage/.test(script) ? script.replace(/default:\s*(\(\)=>|function)/g, 'other:$1') : script;
  await site.open('/blog/tags/release');
  await site.click('main a[href="/blog/tags"]');
  await site.waitForVisible('h1', 'This page crashed');
  await site.waitForVisible(
    '#__docusaurus',
    "The page component at /blog/tags doesn't have a default export",
  );
});

test('a page that crashes says so and works again after "Try again"', async ({ site }) => {
  await site.open('/docs/guides/formats');
  await site.evaluate(() => {
    const Original = window.IntersectionObserver;
    Object.assign(window, {
      Original,
      IntersectionObserver: class {
        constructor() {
          throw new Error('The observer is broken.');
        }
      },
    });
  });
  await site.click('.theme-doc-sidebar-container a[href="/docs/guides/zooming"]');
  await site.waitForVisible('h1', 'This page crashed');
  await site.waitForVisible('p', 'The observer is broken.');
  await site.evaluate(
    () =>
      void Object.assign(window, {
        IntersectionObserver: (window as unknown as { Original: unknown }).Original,
      }),
  );
  await site.waitForVisible('h1 + button', 'Try again');
  await site.click('h1 + button');
  await site.waitForVisible('h1', 'Zooming');
});

test('a search that fails says so and works again after "Retry"', async ({ site }) => {
  site.failing = /^\/assets\/search\./;
  await site.open('/docs/guides');
  await site.click('.DocSearch-Button');
  await site.waitForVisible('.DocSearch-Modal');
  await site.type('zooming');
  await site.waitForVisible('.DocSearch-Modal [role=alert]', 'Unable to fetch results');
  await site.waitForVisible(
    '.DocSearch-Modal [role=alert]',
    'You might want to check your network connection.',
  );
  site.failing = undefined;
  await site.click('.DocSearch-Modal [role=alert] button');
  await site.waitForVisible('.DocSearch-Hit', 'Zooming');
});

test('a search without results suggests others', async ({ site }) => {
  await site.open('/docs/guides');
  await site.click('.DocSearch-Button');
  await site.waitForVisible('.DocSearch-Modal');
  await site.type('qzxwvk');
  for (const text of [
    'No results for',
    'Try searching for',
    'Believe this query should return results?',
    'Let us know.',
  ])
    await site.waitForVisible('.DocSearch-Modal', text);
  await site.click('.DocSearch-NoResults li button');
  await site.waitForVisible('.DocSearch-Hit');
});

test('a tool whose code fails says so and works after "Retry"', async ({ site }) => {
  await site.open('/docs/guides/devices');
  site.failing = /^\/assets\/js\//;
  const tool = 'section[aria-label="Device chooser"]';
  await site.evaluate((query) => document.querySelector(query)!.scrollIntoView(), tool);
  await site.waitForVisible(`${tool} [role=alert]`, 'could not be loaded');
  site.failing = undefined;
  await site.click(`${tool} [role=alert] button`);
  await site.waitForVisible(`${tool} input`);
  expect(
    await site.evaluate((query) => document.querySelectorAll(`${query} [role=alert] button`).length, tool),
  ).toBe(0);
});
