import { expect, holdScripts, open, waitForHydration, test } from './fixtures';

test('a slow connection shows the text before scripts load', async ({ page }) => {
  const { deliver } = await holdScripts(page);
  await page.goto('/docs/guides/formats', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  deliver();
  await waitForHydration(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide shows the content of all tabs and hides what needs a script', async ({ page }) => {
    await page.goto('/docs/guides');
    const panels = page.locator('[role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(page.locator('.theme-code-block button').first()).toBeHidden();
    await page.goto('/docs/guides/errors');
    await expect(page.getByLabel(/^Filter/).first()).toBeHidden();
    expect(await page.locator('main section:visible').count()).toBeGreaterThan(50);
  });

  test('links and redirects work', async ({ page }) => {
    await page.goto('/docs/guides/getting-started');
    await expect(page).toHaveURL('/docs/guides');
    await page.locator('.theme-doc-markdown a[href^="/docs/guides/"]:visible').first().click();
    await expect(page.locator('h1')).toBeVisible();
  });
});

/** Returns a random number generator with the same numbers on every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

test("random searches don't break the search page", async ({ page }) => {
  test.setTimeout(120_000);
  const random = createRandom(42);
  const pieces =
    `% & <b> " ' \\ / ../ 🎥 ä \u202e \u0000 ( [ * + ? ^ $ {{ \${x} <!-- javascript: frame ${'x'.repeat(300)}`.split(
      ' ',
    );
  await open(page, '/search?q=a');
  for (let index = 0; index < 40; index += 1) {
    const query = Array.from(
      { length: 1 + Math.floor(random() * 8) },
      () => pieces[Math.floor(random() * pieces.length)],
    ).join('');
    await page.getByRole('searchbox').or(page.locator('main input')).first().fill(query);
  }
  await expect(page.locator('h1')).toBeVisible();
  for (const raw of ['%E0%A4%A', '%00', '<script>', '&q=b&q=c']) {
    await open(page, `/search?q=${raw}`);
    await expect(page.locator('h1')).toBeVisible();
  }
});
