import { chunksOf } from '../build/pageChunks';
import { expect, open, test } from './fixtures';

// `tests/build/budgets.test.ts` counts the bytes of every page from the build; here a browser shows that it counts the right files.
// The search page loads its engine at once, which is a tool's own weight.
for (const url of ['/', '/docs/guides/lifecycle', '/docs/api/interfaces/CameraProps', '/blog']) {
  test(`${url} loads the scripts that the budgets count`, async ({ page }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname.slice(1));
    });
    await open(page, url);
    await page.waitForLoadState('networkidle');
    const own = [...loaded].filter((file) => !/\/(runtime~)?main\./.test(file));
    expect(own.sort()).toEqual(chunksOf(url).sort());
  });
}
