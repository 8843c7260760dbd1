import { createCodeIds } from '../../../src/page-source/samples/createCodeIds';
import { expect, open, test } from './fixtures';

const PAGE = '/docs/guides/recording-videos';
const idOf = (title: string) => createCodeIds()(title);
const SCREEN = `[id="${idOf('src/RecordScreen.tsx')}"]`;

test('a fragment names its file and links to the block that prints it', async ({ page }) => {
  await open(page, PAGE);
  const link = page.locator('.theme-code-block', { hasText: 'In src/RecordScreen.tsx' }).first();
  await link.getByRole('link', { name: 'src/RecordScreen.tsx', exact: true }).click();
  await expect(page).toHaveURL(`${PAGE}#${idOf('src/RecordScreen.tsx')}`);
  await expect(page.locator(SCREEN)).toBeInViewport();
});

test('an import leads to the block that prints the file, also on another page', async ({ page }) => {
  await open(page, PAGE);
  await page.locator(SCREEN).getByRole('link', { name: './useRecorder' }).click();
  await expect(page).toHaveURL(`${PAGE}#${idOf('src/useRecorder.ts')}`);
  const layout = idOf('src/CameraLayout.tsx');
  await page.locator(SCREEN).getByRole('link', { name: './CameraLayout' }).click();
  await expect(page).toHaveURL(new RegExp(`#${layout}$`));
  await expect(page.locator(`[id="${layout}"]`)).toBeInViewport();
});

test('a printed file has a URL', async ({ page }) => {
  await open(page, PAGE);
  const url = await page
    .locator(SCREEN)
    .getByRole('link', { name: 'Open file' })
    .evaluate((link: HTMLAnchorElement) => link.href);
  expect(await (await page.request.get(url)).text()).toContain('export function RecordScreen()');
});

test.describe('with access to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies a screen with every file that it needs', async ({ page }) => {
    await open(page, PAGE);
    await page.locator(SCREEN).getByRole('button', { name: 'Copy all files' }).click();
    await expect(page.locator(SCREEN).getByRole('button', { name: 'Copied' })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.match(/^\/\/ src\/.*$/gm)).toEqual([
      '// src/RecordScreen.tsx',
      '// src/CameraLayout.tsx',
      '// src/useRecorder.ts',
    ]);
    expect(text).toContain('export function useRecorder');
  });
});
