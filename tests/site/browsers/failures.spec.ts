import { expect, test } from './fixtures';

/** What readers see when something fails. */
test.use({ expectedErrors: /./ });

test('without scripts, a guide is readable and its links work', async ({ site }) => {
  site.failing = /^\/assets\/js\//;
  await site.load('/docs/guides/formats');
  await site.waitForVisible('h1', 'Resolution and frame rate');
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
  await site.waitForVisible('main a[data-result]', 'Zooming');
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
  await site.waitForVisible(`${tool} [role=alert]`, 'didn’t load');
  site.failing = undefined;
  await site.click(`${tool} [role=alert] button`);
  await site.waitForVisible(`${tool} input`);
  expect(
    await site.evaluate((query) => document.querySelectorAll(`${query} [role=alert] button`).length, tool),
  ).toBe(0);
});
