import { movedSections } from '../../../src/facts/browser/movedSections';
import { expect, open, test, waitForPage } from './fixtures';

test('a link in content opens the page without a load, also with Enter', async ({ page }) => {
  await open(page, '/docs/guides');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const link = page.locator('.theme-doc-markdown a[href^="/docs/guides/"]:visible').first();
  const target = await link.getAttribute('href');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target!);
  await waitForPage(page, target!.replace(/#.*/, ''));
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('Ctrl-click leaves a link to the browser, which opens a new tab', async ({ page }) => {
  await open(page, '/docs/guides');
  await page.evaluate(() =>
    window.addEventListener('click', (event) => {
      document.title = `default ${event.defaultPrevented ? 'prevented' : 'kept'}`;
      // Debian's headless shell crashes when it opens the tab.
      event.preventDefault();
    }),
  );
  for (const link of ['.theme-doc-markdown a[href^="/docs/guides/"]:visible', 'pre a:visible']) {
    await page
      .locator(link)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(page).toHaveTitle('default kept');
    await page.evaluate(() => (document.title = ''));
  }
  await expect(page).toHaveURL('/docs/guides');
});

test('Copy copies the code after the change, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/guides/formats');
  const block = page
    .locator('.theme-code-block')
    .filter({ has: page.locator('del') })
    .first();
  const removed = await block.locator('del').first().textContent();
  const added = await block.locator('ins').first().textContent();
  const button = block.getByRole('button', { name: /^Copy / });
  await button.click();
  await expect(block.getByRole('button', { name: /^Copied / })).toBeVisible();
  await expect(button).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(added!);
  expect(copied).not.toContain(removed!);
});

for (const [page, sections] of Object.entries(movedSections)) {
  const [id, url] = Object.entries(sections)[0]!;
  test(`${page}#${id} opens ${url}, where the section has moved`, async ({ page: tab }) => {
    await tab.goto(`${page}#${id}`);
    await expect(tab).toHaveURL(url);
  });
}
