/**
 * What eight pages look like, at two widths and in both modes: where named parts stand, their sizes and colors, and what
 * overlaps or is cut. `styleSnapshot.json` is the record; `npm run test:styles -- --update-snapshots` writes it after a change on
 * purpose. Texts come and go, so nothing is recorded that depends on how much a page says.
 */
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { setTheme } from './runAxe';
import { DESKTOP, PHONE } from './sizes';

const urls = [
  '/',
  '/docs/guides',
  '/docs/guides/formats',
  '/docs/guides/errors',
  '/docs/api/',
  '/docs/api/interfaces/CameraProps',
  '/blog',
  '/search?q=zoom',
];

/** The first visible element of each selector; `left` and `width` are recorded of blocks, `height` of controls. */
const parts: Record<string, { selector: string; box?: ('left' | 'width' | 'height')[] }> = {
  'announcement bar': { selector: '.theme-announcement-bar', box: ['left', 'width'] },
  navbar: { selector: '.theme-layout-navbar', box: ['left', 'width', 'height'] },
  'navbar link': { selector: '.navbar__link:not(.navbar__link--active)' },
  'navbar link of the section': { selector: '.navbar__link--active' },
  'search button': { selector: '.DocSearch-Button', box: ['height'] },
  sidebar: { selector: '.theme-doc-sidebar-container', box: ['left', 'width'] },
  'sidebar link': { selector: '.theme-doc-sidebar-container .menu__link:not(.menu__link--active)' },
  'sidebar link of the page': { selector: '.theme-doc-sidebar-container a.menu__link[aria-current=page]' },
  'contents on a phone': { selector: '.theme-doc-toc-mobile', box: ['left', 'width'] },
  contents: { selector: '.theme-doc-toc-desktop .table-of-contents', box: ['left', 'width'] },
  main: { selector: 'main', box: ['left', 'width'] },
  article: { selector: 'main article', box: ['left', 'width'] },
  title: { selector: 'main h1', box: ['left'] },
  heading: { selector: 'main h2', box: ['left'] },
  'third heading': { selector: 'main h3', box: ['left'] },
  paragraph: { selector: '.theme-doc-markdown > p', box: ['left', 'width'] },
  link: { selector: '.theme-doc-markdown > p a' },
  'code in a line': { selector: '.theme-doc-markdown > p code' },
  'code block': { selector: '.theme-code-block', box: ['left', 'width'] },
  code: { selector: '.theme-code-block pre', box: ['left', 'width'] },
  keyword: { selector: '.theme-code-block .token.keyword' },
  string: { selector: '.theme-code-block .token.string' },
  comment: { selector: '.theme-code-block .token.comment' },
  'copy button': { selector: '.theme-code-block button', box: ['height'] },
  'table head': { selector: 'main th' },
  'table cell': { selector: 'main td' },
  admonition: { selector: '.theme-admonition', box: ['left', 'width'] },
  'chosen tab': { selector: 'main [role=tab][aria-selected=true]', box: ['height'] },
  'other tab': { selector: 'main [role=tab][aria-selected=false]', box: ['height'] },
  tool: { selector: '[data-tool]', box: ['left', 'width'] },
  'search field': { selector: 'main input[type=search]', box: ['height'] },
  'chosen filter': { selector: 'main button[aria-pressed=true]', box: ['height'] },
  result: { selector: 'main a[data-result]', box: ['left', 'width'] },
  'next page': { selector: '.pagination-nav__link--next', box: ['width'] },
  footer: { selector: '.theme-layout-footer', box: ['left', 'width'] },
  'footer title': { selector: '.footer__title' },
  'footer link': { selector: '.footer__link-item' },
};

/** Parts of a line of text, which wraps, and of the sidebar, which scrolls beneath the navbar. */
const OVERLAPPING = /^(link|code in a line|keyword|string|comment|sidebar.*)$/;

type Look = Record<string, Record<string, number | string>>;

/** Returns the shape of each visible part, with boxes in whole pixels, and its text, background and border colors. */
function readParts(page: Page): Promise<{ name: string; shape: Look[string]; colors: string }[]> {
  return page.evaluate(
    (named) =>
      Object.entries(named).flatMap(([name, { selector, box = [] }]) => {
        const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
        if (element == null) return [];
        const bounds = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const shape = {
          ...Object.fromEntries(box.map((side) => [side, Math.round(bounds[side])])),
          font: `${style.fontWeight} ${style.fontSize} ${style.fontFamily.split(',')[0]!.replaceAll('"', '')}`,
          padding: style.padding,
          radius: style.borderRadius,
        };
        const colors = [
          style.color,
          ...(style.backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [`on ${style.backgroundColor}`]),
          ...(style.borderBottomWidth === '0px' ? [] : [`line ${style.borderBottomColor}`]),
        ].join(' ');
        return [{ name, shape, colors }];
      }),
    parts,
  );
}

/** Returns the parts that overlap another one, that are cut off, or that reach out of the window. */
function readFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([named, overlapping]) => {
      const faults: string[] = [];
      const found = Object.entries(named).flatMap(([name, { selector }]) =>
        [...document.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility())
          .slice(0, 30)
          .map((element) => ({ name, element, bounds: element.getBoundingClientRect() })),
      );
      for (const { name, element, bounds } of found) {
        const { overflowX } = getComputedStyle(element);
        if (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
          faults.push(`${name} is cut`);
        if (element.closest('pre, table, [role=tablist]') == null && bounds.right > innerWidth + 1)
          faults.push(`${name} reaches out of the window`);
        for (const other of found) {
          if ([name, other.name].some((one) => overlapping.test(one))) continue;
          if (other.element.contains(element) || element.contains(other.element)) continue;
          const width = Math.min(bounds.right, other.bounds.right) - Math.max(bounds.left, other.bounds.left);
          const height =
            Math.min(bounds.bottom, other.bounds.bottom) - Math.max(bounds.top, other.bounds.top);
          if (width > 1 && height > 1) faults.push(`${name} overlaps ${other.name}`);
        }
      }
      return [...new Set(faults)].sort();
    },
    [parts, OVERLAPPING] as const,
  );
}

/** Returns JSON with a part on each line. */
function write(look: Record<string, Look>): string {
  const pages = Object.entries(look).map(([page, shapes]) => {
    const lines = Object.entries(shapes).map(
      ([name, shape]) => `    ${JSON.stringify(name)}: ${JSON.stringify(shape)}`,
    );
    return `  ${JSON.stringify(page)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${pages.join(',\n')}\n}\n`;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('pages look as recorded', async ({ page }) => {
  test.setTimeout(60_000);
  const look: Record<string, Look> = {};
  const faults: string[] = [];
  for (const url of urls) {
    await page.setViewportSize(DESKTOP);
    await open(page, url);
    if (url.includes('?')) await expect(page.locator('main a[data-result]').first()).toBeVisible();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const shapes: Look = {};
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme);
        for (const { name, shape, colors } of await readParts(page))
          shapes[name] = { ...(shapes[name] ?? shape), [theme]: colors };
      }
      look[`${url} at ${size.width} px`] = shapes;
      faults.push(...(await readFaults(page)).map((fault) => `${url} at ${size.width} px: ${fault}`));
    }
  }
  expect.soft(faults).toEqual([]);
  expect(write(look)).toMatchSnapshot('styleSnapshot.json');
});
