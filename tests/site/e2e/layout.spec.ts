/**
 * Checks at two widths that nothing overlaps, is cut off or sticks out of the window, on one page of each kind, and that
 * nothing moves while the HTML arrives.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startHost } from '../../../tools/startHost.mjs';
import { builds } from './builds';
import { expect, open, test, waitForHydration, waitForPaint } from './fixtures';
import { DESKTOP, PHONE } from './sizes';
import { watchLayoutShifts } from './watchLayoutShifts';

const urls = [
  '/',
  '/docs/guides',
  '/docs/guides/formats',
  '/docs/guides/errors',
  '/docs/api',
  '/docs/api/interfaces/CameraProps',
  '/blog',
  '/search?q=zoom',
];

const PARTS = [
  '.theme-announcement-bar',
  '.theme-layout-navbar',
  '.navbar__link',
  '.DocSearch-Button',
  '.theme-doc-toc-mobile',
  '.table-of-contents',
  'main',
  'main :is(h1, h2, h3, th, td, [role=tab], input[type=search], button[aria-pressed])',
  '.theme-doc-markdown > p',
  '.theme-code-block',
  '.theme-code-block button',
  '.theme-admonition',
  '[data-tool]',
  'main a[data-result]',
  '.pagination-nav__link',
  '.theme-layout-footer',
  '.footer__link-item',
];

/** Returns the parts that overlap another one, that are cut off, or that reach out of the window. */
function readFaults(page: Page): Promise<string[]> {
  return page.evaluate((parts) => {
    const faults = new Set<string>();
    const found = parts.flatMap((name) =>
      [...document.querySelectorAll(name)]
        .filter((element) => element.checkVisibility())
        .slice(0, 30)
        .map((element) => ({ name, element, bounds: element.getBoundingClientRect() })),
    );
    for (const { name, element, bounds } of found) {
      const isClipped = /hidden|clip/.test(getComputedStyle(element).overflowX);
      if (isClipped && element.scrollWidth > element.clientWidth + 1) faults.add(`${name} is clipped`);
      if (element.closest('pre, table, [role=tablist]') == null && bounds.right > innerWidth + 1)
        faults.add(`${name} overflows the window`);
      for (const other of found) {
        if (other.element.contains(element) || element.contains(other.element)) continue;
        const width = Math.min(bounds.right, other.bounds.right) - Math.max(bounds.left, other.bounds.left);
        const height = Math.min(bounds.bottom, other.bounds.bottom) - Math.max(bounds.top, other.bounds.top);
        if (width > 1 && height > 1) faults.add(`${name} overlaps ${other.name}`);
      }
    }
    return [...faults];
  }, PARTS);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const url of urls)
  test(`nothing overlaps, is cut off or sticks out on ${url}`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, url);
    if (url.includes('?')) await expect(page.locator('main a[data-result]').first()).toBeVisible();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await readFaults(page), `${size.width} px`).toEqual([]);
    }
  });

for (const [url, ...shown] of [
  ['/', 'main h1', '[data-phone] img', '[data-phone] [data-controls] button', '[data-phone] pre'],
  ['/docs/recipes/qr-scanner', 'main h1', '[data-phone] img', '[data-phone] [data-controls] button'],
  [
    '/docs/api/interfaces/CameraProps',
    'main h1',
    '.markdown > p',
    'main input[type=search]',
    '.api-index li',
  ],
  ['/docs/guides/errors', 'main h1', 'main input[type=search]', '[data-filter-item] blockquote'],
  ['/docs/guides/troubleshooting', 'main h1', 'main input[type=search]', '[data-filter-item] li'],
  ['/playground', 'main h1', '[data-playground] .cm-content', '[data-playground] img'],
] as const)
  for (const size of [DESKTOP, PHONE])
    test(`the first screen of ${url} shows what readers come for at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, url);
      for (const selector of shown) await expect(page.locator(selector).first()).toBeInViewport();
    });

test.describe('if the HTML arrives in two parts', () => {
  /** The last element of the first part. */
  let last: RegExp;
  let sendRest: () => void;
  let host: Awaited<ReturnType<typeof startHost>>;

  test.beforeAll(async () => {
    host = await startHost(builds.site.folder, {
      answer(request, response) {
        const file = `${path.join(builds.site.folder, request.url === '/' ? 'index' : request.url!)}.html`;
        if (path.extname(request.url!) || !existsSync(file)) return false;
        const html = readFileSync(file, 'utf8');
        const found = last.exec(html)!;
        const split = found.index + found[0].length;
        response.setHeader('Content-Type', 'text/html; charset=utf-8').write(html.slice(0, split));
        sendRest = () => void response.end(html.slice(split));
        return true;
      },
    });
  });
  test.afterAll(() => host.close());

  for (const [name, element, selector] of [
    ['a screenshot', /<section[^>]* data-phone[^>]*>.*?<img[^>]*>/s, '[data-phone] img'],
    ['the first line of code', /<pre[^>]*>.*\n/, 'pre'],
  ] as const)
    for (const [url, size] of [
      ['/', DESKTOP],
      ['/docs/guides/formats', PHONE],
      ['/docs/guides/pixel-formats', DESKTOP],
    ] as const)
      test(`nothing on ${url} moves after ${name} at ${size.width} px`, async ({ page }) => {
        last = element;
        const readShifts = await watchLayoutShifts(page);
        await page.setViewportSize(size);
        await page.goto(host.origin + url, { waitUntil: 'commit' });
        await expect(page.locator(selector).first()).toBeAttached();
        await waitForPaint(page);
        // The browser may draw half of the navbar while it still parses the first part.
        const shiftsOfFirstPart = await readShifts();
        sendRest();
        await waitForHydration(page);
        expect((await readShifts()).slice(shiftsOfFirstPart.length)).toEqual([]);
      });
});
