import { expect, test } from './fixtures';
import type { Site } from './Site';

const GUIDE = '/docs/guides/formats';
const PHONE = [390, 844] as const;
const MODAL = '.DocSearch-Modal';
const FIELD = '.DocSearch-Input';
const SELECTED_HIT = '.DocSearch-Hit[aria-selected=true]';

// If both browsers are installed, `npm test` runs a tagged flow only in that browser. The nightly workflow runs it in
// all three. WebKit's driver can't simulate touch, so what readers tap runs in Firefox.
const FIREFOX = { tag: '@firefox' };
const WEBKIT = { tag: '@webkit' };

const readTheme = (site: Site) => site.evaluate(() => document.documentElement.dataset.theme!);

/** Clicks the color mode button until the mode changes, because the button also offers the system's mode. */
async function changeColorMode(site: Site): Promise<string> {
  const before = await readTheme(site);
  const toggle = 'button[aria-label*="dark and light mode"]';
  await site.click(toggle);
  if ((await readTheme(site)) === before) await site.click(toggle);
  const after = await readTheme(site);
  expect(after).not.toBe(before);
  return after;
}

/** Waits until an element has the focus. */
const findsFocus = (site: Site, selector: string) =>
  site.until(`"${selector}" has the focus`, (query) => document.activeElement?.matches(query), selector);

/** Selects the first tab that isn't selected, and returns its name. */
async function chooseOtherTab(site: Site): Promise<string> {
  const tab = '.theme-doc-markdown [role=tab][aria-selected=false]';
  const name = await site.evaluate((query) => document.querySelector<HTMLElement>(query)!.innerText, tab);
  await site.click(tab);
  await site.waitForVisible('.theme-doc-markdown [role=tab][aria-selected=true]', name);
  return name;
}

test('reads a guide: next page, back to the same position, table of contents', async ({ site }) => {
  await site.open(GUIDE);
  await site.waitForVisible('h1', 'Resolution and frame rate');
  const next = await site.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next')!;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    return link.pathname;
  });
  const left = await site.evaluate(() => scrollY);
  await site.click('.pagination-nav__link--next');
  await site.waitForPage(next);
  await site.until('the next page starts at its top', () => scrollY === 0);
  await site.evaluate(() => history.back());
  await site.waitForPage(GUIDE);
  await site.until('the guide is where it was left', (top) => Math.abs(scrollY - top) < 60, left);
  const hash = await site.evaluate(
    () => document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')[2]!.hash,
  );
  await site.click(`.table-of-contents a[href="${hash}"]`);
  await site.until(
    'the heading is in view',
    (id) => {
      const { top } = document.querySelector(id)!.getBoundingClientRect();
      return location.hash === id && top >= 0 && top < innerHeight / 2;
    },
    hash,
  );
});

test('switches tabs, and keeps the choice after a reload', WEBKIT, async ({ site }) => {
  await site.open('/docs/guides');
  const name = await chooseOtherTab(site);
  await site.open('/docs/guides');
  await site.waitForVisible('.theme-doc-markdown [role=tab][aria-selected=true]', name);
});

test('copies code and pastes it', async ({ site }) => {
  await site.open('/');
  const command = await site.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main pre')]
      .map(({ innerText }) => innerText.trim())
      .find((text) => text.startsWith('npm install'))!,
  );
  await site.click('main [role=tabpanel] .theme-code-block button');
  await site.waitForVisible('main .theme-code-block button', 'Copied');
  await site.press('Control', 'k');
  await findsFocus(site, FIELD);
  await site.press('Control', 'v');
  await site.until(
    'the command is in the field',
    (query, text) => document.querySelector<HTMLInputElement>(query)!.value === text,
    FIELD,
    command,
  );
});

test('changes the color mode, and keeps it after a reload', WEBKIT, async ({ site }) => {
  await site.open('/');
  const readColor = () => site.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const before = await readColor();
  const theme = await changeColorMode(site);
  const after = await readColor();
  expect(after).not.toBe(before);
  await site.load('/');
  expect(await readTheme(site)).toBe(theme);
  expect(await readColor()).toBe(after);
});

test('searches with the keyboard: shortcut, Escape, arrows, Enter', WEBKIT, async ({ site }) => {
  await site.open('/docs/guides');
  await site.press('Control', 'k');
  await findsFocus(site, FIELD);
  await site.press('Escape');
  await site.waitForHidden(MODAL);
  await findsFocus(site, '.DocSearch-Button');
  await site.press('Enter');
  await findsFocus(site, FIELD);
  await site.type('takePhoto');
  await site.waitForVisible('.DocSearch-Container [role=status]', 'for “takePhoto”');
  await site.press('ArrowDown');
  const target = await site.until(
    'the second result is selected',
    (query) => {
      const hit = document.querySelector(query);
      const isSecond = hit === document.querySelectorAll('.DocSearch-Hit')[1];
      return isSecond ? hit!.querySelector('a')!.getAttribute('href') : null;
    },
    SELECTED_HIT,
  );
  await site.press('Enter');
  await site.waitForPage(target);
  await site.waitForHidden(MODAL);
});

test('searches by touch at 390 px', FIREFOX, async ({ site }) => {
  await site.resize(...PHONE);
  await site.open('/docs/guides');
  await site.tap('.DocSearch-Button');
  await findsFocus(site, FIELD);
  await site.type('zooming');
  await site.waitForVisible('.DocSearch-Hit', 'Zooming');
  await site.tap('.DocSearch-Close, .DocSearch-Cancel');
  await site.waitForHidden(MODAL);
  await site.tap('.DocSearch-Button');
  await site.waitForVisible(MODAL);
  await site.type('zooming');
  await site.waitForVisible('.DocSearch-Hit a[href="/docs/guides/zooming"]');
  await site.tap('.DocSearch-Hit a[href="/docs/guides/zooming"]');
  await site.waitForPage('/docs/guides/zooming');
  await site.waitForHidden(MODAL);
});

test('uses the menu at 390 px', FIREFOX, async ({ site }) => {
  await site.resize(...PHONE);
  await site.open('/');
  await site.tap('.navbar__toggle');
  await site.tap('.navbar-sidebar a[href="/docs/guides"]');
  await site.waitForPage('/docs/guides');
  await site.waitForHidden('.navbar-sidebar');
  await site.tap('.navbar__toggle');
  await site.tap('.navbar-sidebar a[href="/docs/guides/how-it-works"]');
  await site.waitForPage('/docs/guides/how-it-works');
  await site.waitForHidden('.navbar-sidebar');
  expect(await site.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE[0]);
});

test.describe('with storage that cannot be read', () => {
  test.use({ expectedErrors: /storage/i });

  test('can still read: color mode, tabs, next page', async ({ site }) => {
    site.firstScript = `for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
      });`;
    await site.open('/docs/guides');
    await changeColorMode(site);
    await chooseOtherTab(site);
    await site.click('.theme-doc-sidebar-container a[href="/docs/guides/how-it-works"]');
    await site.waitForPage('/docs/guides/how-it-works');
  });
});
