/** What every other test needs. It runs first, and if a test of it fails, no other test runs. */
import { readFileSync } from 'node:fs';
import { builds } from './builds';
import { expect, open, test } from './fixtures';

test.describe.configure({ mode: 'serial' });

for (const { folder, port, basePath } of Object.values(builds))
  test(`port ${port} serves ${folder}`, async () => {
    const url = `http://localhost:${port}${basePath}`;
    const response = await fetch(url);
    if ((await response.text()) !== readFileSync(`${folder}/index.html`, 'utf8'))
      throw new Error(
        `${url} doesn't serve ${folder}/index.html (status ${response.status}). If another server uses this port, stop it.`,
      );
  });

test('the browser starts', ({ browser }) => {
  expect(browser.isConnected()).toBe(true);
});

test('the home page opens', async ({ page }) => {
  await open(page, '/');
});
