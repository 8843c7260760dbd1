import { expect, open, test } from './fixtures';

test('without a tracking id nothing is sent, and no tracker is there', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Guides', exact: true })
    .click();
  await expect(page).toHaveURL('/docs/guides');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'gtag' in window)).toBe(false);
  const { origin } = new URL(page.url());
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});
