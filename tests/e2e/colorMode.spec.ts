import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const toggle = (page: Page) =>
  page
    .getByRole('button', { name: /dark and light mode/i })
    .first()
    .click();

test('is light by default and dark where the system is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  expect(await theme(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => theme(page)).toBe('dark');
  expect(await stored(page)).toBeNull();
});

test('the choice is stored under "theme" and outlives the system and a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await toggle(page);
  while ((await theme(page)) !== 'dark') await toggle(page);
  expect(await stored(page)).toBe('dark');
  await page.reload();
  expect(await theme(page)).toBe('dark');
});

test('the choice is the same in all tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/');
  await open(other, '/blog');
  while ((await theme(page)) !== 'dark') await toggle(page);
  await expect.poll(() => theme(other)).toBe('dark');
  while ((await theme(other)) !== 'light' || (await stored(other)) !== 'light') await toggle(other);
  await expect.poll(() => theme(page)).toBe('light');
});
