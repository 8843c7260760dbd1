/** In forced colors, such as the contrast themes of Windows, what's chosen has to look different from the rest. */
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Takes a screenshot without focus and hover. */
async function shoot(page: Page, area: Locator): Promise<Buffer> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
  return area.screenshot();
}

/** Returns the pixels of a screenshot as numbers. */
function readPixels(page: Page, shot: Buffer): Promise<number[]> {
  return page.evaluate(async (image) => {
    const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    return [...new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)];
  }, shot.toString('base64'));
}

/** Expects two screenshots to differ in more than a corner: in at least one of a hundred pixels. */
async function expectDifferent(page: Page, shots: readonly Buffer[]): Promise<void> {
  const [before, after] = await Promise.all(shots.map((shot) => readPixels(page, shot)));
  const different = before!.filter((pixel, index) => pixel !== after![index]);
  expect(different.length / before!.length).toBeGreaterThan(0.01);
}

interface Choice {
  url: string;
  area: (page: Page) => Locator;
  role: 'tab' | 'radio' | 'button';
  names: [string | RegExp, string | RegExp];
}

const choices: Record<string, Choice> = {
  'a tab': {
    url: '/docs/guides',
    area: (page) => page.getByRole('tablist').filter({ hasText: 'Expo' }).first(),
    role: 'tab',
    names: ['Expo', 'React Native'],
  },
  'the platform of a phone': {
    url: '/docs/guides/zooming',
    area: (page) => page.getByRole('group', { name: 'Platform' }).first(),
    role: 'radio',
    names: ['Android', 'iOS'],
  },
  'a group of search results': {
    url: '/search?q=camera',
    area: (page) => page.getByRole('group', { name: 'Show only' }),
    role: 'button',
    names: [/^All/, /^API/],
  },
};

for (const [name, { url, area, role, names }] of Object.entries(choices))
  test(`${name} shows that it’s chosen`, async ({ page }) => {
    await open(page, url);
    const shots: Buffer[] = [];
    for (const label of names) {
      await area(page).getByRole(role, { name: label }).click();
      shots.push(await shoot(page, area(page)));
    }
    await expectDifferent(page, shots);
  });

test('matches in search results are legible on black', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/search?q=zoom');
  const mark = page.locator('main mark').first();
  await expect(mark).toBeVisible();
  expect(new Set(await readPixels(page, await shoot(page, mark))).size).toBeGreaterThan(1);
});

test('the table of contents shows the current section', async ({ page }) => {
  await open(page, '/docs/guides/formats');
  const contents = page.locator('.table-of-contents').first();
  const active = contents.locator('.table-of-contents__link--active');
  const shots: Buffer[] = [];
  for (const index of [1, 2]) {
    const link = contents.locator('> li > a').nth(index);
    await link.click();
    await expect(active).toHaveText((await link.textContent())!);
    shots.push(await shoot(page, contents));
  }
  await expectDifferent(page, shots);
});

test('the search shows the selected result', async ({ page }) => {
  await open(page, '/docs/guides');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox', { name: 'Search' }).fill('zoom');
  const hits = page.getByRole('treeitem');
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  const list = page.getByRole('tree').first();
  const shots = [await list.screenshot()];
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expectDifferent(page, [...shots, await list.screenshot()]);
});
