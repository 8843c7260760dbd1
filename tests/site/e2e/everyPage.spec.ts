/**
 * Opens each page once and checks its bytes, axe rules, colors, content security policy, single h1 and horizontal
 * overflow. Guides and recipes are written by hand, so the tests open every one. Pages in any other folder are alike, so
 * the tests open only the first. axe checks each guide and recipe once, half of them at phone size and half in dark mode.
 * With `NIGHTLY`, as in the nightly workflow, the tests open every page, and axe checks both sizes and modes.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { budgets } from '../budgets';
import { builds } from './builds';
import { waitForPaint, expect, open, test } from './fixtures';
import { runAxe, setTheme } from './runAxe';
import { ALL_VARIANTS, DESKTOP, SMALLEST, VARIANTS, type Variant } from './sizes';
import { watchViolations } from './watchViolations';

const WIDTHS = [1920, 768, SMALLEST.width];

test.use({
  // Keeps axe from measuring colors during a transition.
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /404 \(Not Found\)/,
});

const BUILD = path.resolve(builds.site.folder);
const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
const folders = listed.map((url) => path.posix.dirname(url));
const isHandWritten = (folder: string) => /^\/docs\/(guides|learn|recipes)$/.test(folder);
const sampled = listed.filter((_, index) => {
  const folder = folders[index]!;
  return process.env.NIGHTLY || isHandWritten(folder) || folders.indexOf(folder) === index;
});
const urls = [
  ...new Set(['/', '/docs/guides', '/docs/api', '/blog', '/blog/version-4', ...sampled]),
  '/search',
  '/search?q=frame',
  '/nothing-here',
];

/** Resizes the viewport, and waits until React and observers have responded. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await waitForPaint(page);
}

/** Scrolls through the page to load its tools. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
}

const sizes = new Map<string, number>();

function gzipSize(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(BUILD, file)), { level: 6 }).length;
  sizes.set(file, size);
  return size;
}

/** Compares a page's first load with the budgets. Skips the search page, because it also loads the search engine. */
async function checkBytes(page: Page, url: string): Promise<string[]> {
  if (/^\/(search|nothing-here)/.test(url)) return [];
  const { scripts, others } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const styles = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    const fonts = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]');
    const images = document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])');
    return {
      scripts: entries.filter(({ initiatorType }) => initiatorType === 'script').map(({ name }) => name),
      others: [...[...styles, ...fonts].map(({ href }) => href), ...[...images].map(({ src }) => src)],
    };
  });
  const sum = (urls: readonly string[]) =>
    [...new Set(urls)]
      .filter((name) => name.startsWith('http'))
      .reduce((total, name) => total + gzipSize(decodeURIComponent(new URL(name).pathname)), 0);
  const javaScript = sum(scripts);
  const total = javaScript + sum(others) + gzipSize(url === '/' ? '/index.html' : `${url}.html`);
  const has = async (part: string) => (await page.locator(part).count()) > 0;
  const extra =
    ((await has('[data-diagram]')) ? budgets.diagram : 0) +
    ((await has('[data-playground]')) ? budgets.editor : 0);
  if (javaScript < 50_000) return [`only ${javaScript} bytes of JavaScript: the measurement is broken`];
  return [
    ...(javaScript > budgets.javaScript + extra ? [`loads ${javaScript} bytes of JavaScript`] : []),
    ...(total > (url.startsWith('/docs/learn/') ? budgets.chapter : budgets.page) + extra
      ? [`loads ${total} bytes`]
      : []),
  ];
}

/** Returns the sizes and color modes that axe checks. Guides and recipes share their styles, so one is enough for each. */
function variantsOf(url: string, index: number): readonly Variant[] {
  if (process.env.NIGHTLY || !isHandWritten(path.posix.dirname(url))) return VARIANTS;
  return [ALL_VARIANTS[index % ALL_VARIANTS.length]!];
}

async function checkPage(page: Page, url: string, variants: readonly Variant[]): Promise<string[]> {
  const found: string[] = [];
  await resize(page, DESKTOP);
  await open(page, url);
  found.push(...(await checkBytes(page, url)));
  await scrollThrough(page);
  for (const tool of await page.locator('[data-tool]').all()) {
    await tool.scrollIntoViewIfNeeded();
    await expect(tool.locator('input, select').first()).toBeVisible();
  }
  for (const diagram of await page.locator('[data-diagram]').all())
    await expect(diagram.locator('svg')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const contents = page.locator('.theme-doc-toc-desktop');
  if ((await contents.count()) > 0 && (await contents.boundingBox())!.y > DESKTOP.height)
    found.push('the table of contents is below the text');
  if (url.includes('?')) await expect(page.locator('main a[data-result]').first()).toBeVisible();
  if ((await page.locator('h1:visible').count()) !== 1) found.push('not exactly one h1');
  for (const { size, theme } of variants) {
    await setTheme(page, theme);
    await resize(page, size);
    for (const violation of await runAxe(page)) found.push(`${size.width} ${theme} ${violation}`);
  }
  for (const width of WIDTHS) {
    await resize(page, { width, height: SMALLEST.height });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`scrolls sideways by ${overflow} px at ${width} px`);
  }
  return found;
}

for (const [index, url] of urls.entries())
  test(`${url} is accessible, follows its policy and isn't too large`, async ({ page }) => {
    const violations = await watchViolations(page);
    expect(await checkPage(page, url, variantsOf(url, index))).toEqual([]);
    expect(violations).toEqual([]);
  });
