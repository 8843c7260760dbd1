/** The platform that a reader chooses on a phone or in a tab is first on every page. */
import type { Page } from '@playwright/test';
import { expect, open, test, waitForHydration } from './fixtures';
import { watchLayoutShifts } from './watchLayoutShifts';

const KEY = 'docusaurus.tab.platform';
const GUIDE = '/docs/guides/focusing';

/** Returns the platforms of the first pair from top to bottom, as a reader sees them. */
const readPair = (page: Page) =>
  page.evaluate(() => {
    const notes = [...document.querySelectorAll('[class*=pair_] > div')].slice(0, 2);
    const top = (note: Element) => note.getBoundingClientRect().top;
    return notes.sort((a, b) => top(a) - top(b)).map((note) => note.firstElementChild!.textContent);
  });

test('a choice on a phone counts for texts, phones and tabs of all pages', async ({ page }) => {
  await open(page, GUIDE);
  expect(await readPair(page)).toEqual(['Android', 'iOS']);
  await page.getByRole('radio', { name: 'iOS' }).first().check();
  expect(await readPair(page)).toEqual(['iOS', 'Android']);

  await open(page, '/docs/guides/frame-processors-plugins-jsi');
  await expect(page.getByRole('tab', { name: 'iOS', exact: true }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: 'Android', exact: true }).first().click();
  await open(page, GUIDE);
  expect(await readPair(page)).toEqual(['Android', 'iOS']);
  await expect(page.getByRole('radio', { name: 'Android' }).first()).toBeChecked();
});

test('a stored choice is first from the first paint on, and nothing moves', async ({ page }) => {
  await page.addInitScript(([key]) => localStorage.setItem(key, 'ios'), [KEY] as const);
  const readShifts = await watchLayoutShifts(page);
  await page.goto(GUIDE, { waitUntil: 'commit' });
  await page.locator('[class*=pair_]').first().waitFor();
  expect(await readPair(page)).toEqual(['iOS', 'Android']);
  await waitForHydration(page);
  expect(await readPair(page)).toEqual(['iOS', 'Android']);
  await expect(page.getByRole('radio', { name: 'iOS' }).first()).toBeChecked();
  expect(await readShifts()).toEqual([]);
});

test('a choice on another page doesn’t restart a phone that runs', async ({ page, context }) => {
  await open(page, GUIDE);
  await page.getByRole('button', { name: 'Run src/FocusScreen.tsx' }).click();
  const phone = page.locator('section[data-running]');
  await expect(phone).toHaveAttribute('data-platform', 'android');
  const other = await context.newPage();
  await open(other, '/docs/guides/exposure');
  await other.getByRole('radio', { name: 'iOS' }).first().check();
  await expect(page.locator('html')).toHaveAttribute('data-chosen-platform', 'ios');
  await expect(phone).toHaveAttribute('data-platform', 'android');
});

for (const value of ['web', '"ios"', '<b>'])
  test(`a stored value such as ${value} chooses nothing`, async ({ page }) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [KEY, value] as const);
    await open(page, GUIDE);
    expect(await readPair(page)).toEqual(['Android', 'iOS']);
    await expect(page.getByRole('radio', { name: 'Android' }).first()).toBeChecked();
  });

test('without JavaScript and on paper, both texts are there', async ({ browser, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(GUIDE);
  for (const note of await plain.locator('[class*=pair_] > div').all()) await expect(note).toBeVisible();
  await context.close();
  await page.emulateMedia({ media: 'print' });
  await open(page, GUIDE);
  for (const note of await page.locator('[class*=pair_] > div').all()) await expect(note).toBeVisible();
});
