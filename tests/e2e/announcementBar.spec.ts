import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`docusaurus.announcement.${name}`), key);

async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of Object.entries(entries))
      localStorage.setItem(`docusaurus.announcement.${key}`, value);
  }, values);
}

test('links to both stores and cannot be closed', async ({ page }) => {
  await open(page, '/');
  await expect(bar(page).getByRole('link', { name: /^iOS/ })).toHaveAttribute(
    'href',
    /^https:\/\/apps\.apple\.com\//,
  );
  await expect(bar(page).getByRole('link', { name: /^Android/ })).toHaveAttribute(
    'href',
    /^https:\/\/play\.google\.com\//,
  );
  await expect(bar(page).getByRole('button')).toHaveCount(0);
  expect(await stored(page, 'id')).toBe('shadowlens');
  expect(await stored(page, 'dismiss')).toBe('false');
});

test('stays away when this announcement was dismissed', async ({ page }) => {
  await store(page, { id: 'shadowlens', dismiss: 'true' });
  await open(page, '/');
  await expect(bar(page)).toHaveCount(0);
});

test('shows again when the announcement has changed', async ({ page }) => {
  await store(page, { id: 'an-older-one', dismiss: 'true' });
  await open(page, '/');
  await expect.poll(() => stored(page, 'dismiss')).toBe('false');
  expect(await stored(page, 'id')).toBe('shadowlens');
  await page.reload();
  await expect(bar(page)).toBeVisible();
});
