import { expect, test } from './fixtures';
import type { Site } from './Site';

/** What readers see when something fails, in every browser. */
test.use({ expectedErrors: /./ });

/** Follows a link of the sidebar without pointing at it first, which would load its page. */
const follow = (site: Site, url: string) =>
  site.evaluate(
    (to) =>
      document.querySelector<HTMLAnchorElement>(`.theme-doc-sidebar-container a[href="${to}"]`)!.click(),
    url,
  );

test('a page whose scripts fail is loaded as a whole', async ({ site }) => {
  await site.open('/docs/guides');
  await site.evaluate(() => void Object.assign(window, { isSame: true }));
  site.failing = /^\/assets\/js\//;
  await follow(site, '/docs/guides/mocking');
  await site.until('the page is another document', () => !('isSame' in window));
  await site.arrives('/docs/guides/mocking');
  await site.sees('h1', 'Test with Jest');
});

test('without any script a guide can be read, and its links lead on', async ({ site }) => {
  site.failing = /^\/assets\/js\//;
  await site.load('/docs/guides/formats');
  await site.sees('h1', 'Camera formats');
  await site.click('.pagination-nav__link--next');
  await site.until(
    'the next guide is open',
    () => location.pathname !== '/docs/guides/formats' && document.querySelector('h1'),
  );
});

test('without scripts and styles the home page names the base path', async ({ site }) => {
  site.failing = /^\/assets\//;
  await site.load('/');
  await site.sees('#__docusaurus-base-url-issue-banner', 'site did not load properly');
});

test('a page without a default export is named', async ({ site }) => {
  site.changeScript = (script) =>
    /\.blogTagsListPage/.test(script) ? script.replace(/default:\s*(\(\)=>|function)/g, 'other:$1') : script;
  await site.open('/blog/tags/release');
  await site.click('main a[href="/blog/tags"]');
  await site.sees('h1', 'This page crashed');
  await site.sees('#__docusaurus', "The page component at /blog/tags doesn't have a default export");
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
  await site.sees('h1', 'This page crashed');
  await site.sees('p', 'The observer is broken.');
  await site.evaluate(
    () =>
      void Object.assign(window, {
        IntersectionObserver: (window as unknown as { Original: unknown }).Original,
      }),
  );
  await site.sees('h1 + button', 'Try again');
  await site.click('h1 + button');
  await site.sees('h1', 'Zooming');
});

test('a search that fails says so and works again after "Retry"', async ({ site }) => {
  site.failing = /^\/assets\/search\./;
  await site.open('/docs/guides');
  await site.click('.DocSearch-Button');
  await site.sees('.DocSearch-Modal');
  await site.type('zooming');
  await site.sees('.DocSearch-Modal [role=alert]', 'Unable to fetch results');
  await site.sees('.DocSearch-Modal [role=alert]', 'You might want to check your network connection.');
  site.failing = undefined;
  await site.click('.DocSearch-Modal [role=alert] button');
  await site.sees('.DocSearch-Hit', 'Zooming');
});

test('a search without results proposes others', async ({ site }) => {
  await site.open('/docs/guides');
  await site.click('.DocSearch-Button');
  await site.sees('.DocSearch-Modal');
  await site.type('qzxwvk');
  for (const text of [
    'No results for',
    'Try searching for',
    'Believe this query should return results?',
    'Let us know.',
  ])
    await site.sees('.DocSearch-Modal', text);
  await site.click('.DocSearch-NoResults li button');
  await site.sees('.DocSearch-Hit');
});

test('a tool whose code fails says so and works after "Retry"', async ({ site }) => {
  await site.open('/docs/guides/devices');
  site.failing = /^\/assets\/js\//;
  const tool = 'section[aria-label="Device chooser"]';
  await site.evaluate((query) => document.querySelector(query)!.scrollIntoView(), tool);
  await site.sees(`${tool} [role=alert]`, 'could not be loaded');
  site.failing = undefined;
  await site.click(`${tool} [role=alert] button`);
  await site.sees(`${tool} input`);
  expect(
    await site.evaluate((query) => document.querySelectorAll(`${query} [role=alert] button`).length, tool),
  ).toBe(0);
});
