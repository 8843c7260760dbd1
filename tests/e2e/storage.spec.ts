import { storageKeys } from '../specification';
import { arrived, expect, open, test } from './fixtures';

const rubbish = ['', 'null', '{"a":', 'x'.repeat(100_000)];

for (const value of rubbish) {
  test(`works with ${JSON.stringify(value.slice(0, 12))} under every key`, async ({ page }) => {
    await page.addInitScript(
      ({ keys, text }) => {
        for (const key of keys) localStorage.setItem(key, text);
      },
      { keys: [...storageKeys, 'docusaurus.tab.framework'], text: value },
    );
    await open(page, '/docs/guides');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    await expect(page.locator('[role=tabpanel]:visible').first()).toBeVisible();
    await page
      .getByRole('button', { name: /dark and light mode/i })
      .first()
      .click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toMatch(/^(light|dark)$/);
    expect(await page.locator('html').getAttribute('data-theme')).toMatch(/^(light|dark)$/);
  });
}

test('the preferred version is kept under docs-preferred-version-default while it exists', async ({
  page,
}) => {
  const key = 'docs-preferred-version-default';
  for (const [before, after] of [
    ['current', 'current'],
    ['banana', null],
  ] as const) {
    await open(page, '/blog');
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, before] as const);
    await open(page, '/docs/guides');
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(after);
  }
});

for (const how of ['throws when it is read', 'throws when it is written'] as const) {
  test.describe(`storage that ${how}`, () => {
    test.use({ expectedErrors: how === 'throws when it is written' ? /storage error/ : /(?!)/ });

    test('leaves a warning in the console, and a site that works', async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'log') warnings.push(message.text());
      });
      await page.addInitScript((kind) => {
        const fail = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        if (kind === 'throws when it is written') Storage.prototype.setItem = fail;
        else
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, { get: fail });
      }, how);
      await open(page, '/docs/guides');
      expect(warnings.join('\n')).toMatch(/Docusaurus (browser storage is not available|storage error)/);
      const before = await page.locator('html').getAttribute('data-theme');
      const toggle = page.getByRole('button', { name: /dark and light mode/i }).first();
      await toggle.click();
      if ((await page.locator('html').getAttribute('data-theme')) === before) await toggle.click();
      expect(await page.locator('html').getAttribute('data-theme')).not.toBe(before);
      const tab = page.getByRole('tab', { selected: false }).first();
      const label = (await tab.textContent())!;
      await tab.click();
      await expect(page.getByRole('tab', { name: label, selected: true }).first()).toBeVisible();
      await page.locator('.theme-doc-sidebar-container a[href="/docs/guides/formats"]').click();
      await arrived(page, '/docs/guides/formats');
    });
  });
}
