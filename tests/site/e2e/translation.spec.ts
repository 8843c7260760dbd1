import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

/**
 * Replaces each text as a browser's translation does, now and whenever the page changes. The words stay, so a translated
 * page has to show the same as one that isn't.
 */
function translate(): void {
  const skipped = 'script, style, noscript, textarea, svg, font, [translate="no"], .notranslate';
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.parentElement || text.parentElement.closest(skipped)) continue;
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(font);
    }
  };
  wrap(document.body);
  new MutationObserver((records) => {
    for (const { target } of records) if (target.isConnected) wrap(target);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

type Step = (page: Page) => Promise<unknown>;

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const pressLast = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).last().click();
const searchInput = (text: string) => (page: Page) => page.locator('main [type=search]').fill(text);
const modalInput = (text: string) => async (page: Page) => {
  await page.locator('.DocSearch-Input').fill(text);
  await expect(
    page.locator('.DocSearch-Modal [role=status], .DocSearch-Container > [role=status]'),
  ).toContainText(`“${text}”`);
};

/** Where text changes while a reader uses the page. */
const userFlows: Record<string, { url: string; start?: Step; steps: Step[] }> = {
  'the search page': {
    url: '/search?q=zoom',
    start: (page) => expect(page.locator('main a[data-result]').first()).toBeVisible(),
    steps: [
      searchInput('zoomi'),
      searchInput('takePhoto'),
      press(/^API \(/),
      searchInput('qzxwvk'),
      searchInput('zoom in and out'),
      searchInput(''),
    ],
  },
  'the search modal': {
    url: '/docs/guides',
    steps: [
      (page) => page.keyboard.press('Control+k'),
      modalInput('zoom'),
      modalInput('takePhoto'),
      modalInput('qzxwvk'),
      modalInput('zooming'),
      (page) => page.keyboard.press('Escape'),
    ],
  },
  'the format explorer': {
    url: '/tools/formats',
    start: (page) => expect(page.getByText(/^Picked: format/)).toBeVisible(),
    steps: [
      press('Add filter'),
      pressLast(/^Move .* up$/),
      (page) => page.getByRole('combobox', { name: 'Camera', exact: true }).selectOption({ index: 5 }),
      press(/^Show \d+ more/),
      (page) => page.getByRole('combobox', { name: 'Sort by' }).selectOption('ISO'),
      press(/^Remove /),
    ],
  },
  navigation: {
    url: '/docs/guides/zooming',
    steps: [
      (page) => page.locator('.pagination-nav__link--next').click(),
      (page) => page.getByRole('link', { name: 'Blog', exact: true }).first().click(),
      (page) => page.goBack(),
      press(/^Switch between dark and light mode/),
    ],
  },
};

for (const [name, { url, start, steps }] of Object.entries(userFlows))
  test(`${name} shows the same after a translation`, async ({ page, context }) => {
    const original = await context.newPage();
    for (const each of [page, original]) {
      await open(each, url);
      await start?.(each);
    }
    await page.evaluate(translate);
    // A browser can break lines elsewhere, because a translated text is an element.
    const read = async (each: Page) => (await each.locator('body').innerText()).split(/\s+/);
    for (const step of steps) {
      for (const each of [original, page]) {
        await each.bringToFront();
        await step(each);
      }
      await expect(async () => expect(await read(page)).toEqual(await read(original))).toPass();
    }
  });

test('code and names of the API aren’t translated', async ({ page }) => {
  for (const url of ['/docs/guides/taking-photos', '/docs/api/classes/Camera', '/docs/guides/errors', '/']) {
    await open(page, url);
    const translated = await page
      .locator('main :is(code, pre)')
      .evaluateAll((all) =>
        all.filter((code) => !code.closest('[translate="no"]')).map((code) => code.outerHTML),
      );
    expect(translated, url).toEqual([]);
  }
  await open(page, '/docs/api/classes/Camera');
  await expect(page.locator('h1')).toHaveAttribute('translate', 'no');
  await expect(page.locator('#takephoto code')).toHaveAttribute('translate', 'no');
  await expect(page.locator('#methods')).not.toHaveAttribute('translate', /./);
});
