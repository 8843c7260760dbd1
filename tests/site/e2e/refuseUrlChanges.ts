import type { Page } from '@playwright/test';

/**
 * Returns a function that says whether the browser refuses to change the URL, as Safari does after 100 changes. Call it
 * before the page opens.
 */
export async function refuseUrlChanges(page: Page): Promise<(isRefused: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function (...values) {
      if (document.documentElement.hasAttribute('data-refused'))
        throw new DOMException('Attempt to use history.replaceState() too often', 'SecurityError');
      replaceState.apply(this, values);
    };
  });
  return async (isRefused) => {
    await page.evaluate(
      (force) => document.documentElement.toggleAttribute('data-refused', force),
      isRefused,
    );
  };
}
