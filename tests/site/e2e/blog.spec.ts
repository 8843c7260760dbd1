import { expect, open, test } from './fixtures';

test('lists the posts under one heading, with feeds and years', async ({ page }) => {
  await open(page, '/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VisionCamera blog');
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(6);
  const sidebar = page.getByRole('navigation', { name: /^Blog/ });
  for (const year of ['2026', '2025', '2024', '2023', '2021']) {
    await expect(sidebar.getByText(year, { exact: true })).toBeVisible();
  }
  const years = await sidebar.locator('h3').allInnerTexts();
  expect(years.length).toBeGreaterThan(4);
  expect(years.every((year) => /^20\d\d$/.test(year))).toBe(true);
  expect(years).toEqual([...years].sort().reverse());
});

test('a post shows its date, its reading time and that it was written later', async ({ page }) => {
  await open(page, '/blog/version-4');
  const main = page.getByRole('main');
  await expect(main.locator('time')).toHaveAttribute('datetime', /^2024-04-22/);
  await expect(main).toContainText('min read');
  await expect(main.locator('p').filter({ hasText: 'looks back' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Android', exact: true })).toBeVisible();
});

test('each tag has a page with a description', async ({ page }) => {
  await open(page, '/blog/tags/release');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Release');
  await expect(page.getByRole('main')).toContainText('What a version of VisionCamera changed for an app.');
});
