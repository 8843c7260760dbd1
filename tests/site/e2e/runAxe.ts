import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on colors. All other rules give the same result in both color modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns a line for each axe violation, with the rule, element and reason. `part` is the selector of the element to
 * check. By default, axe checks the whole page.
 */
export async function runAxe(page: Page, rules: 'all' | 'colors' = 'all', part = 'html'): Promise<string[]> {
  // The phone's frame has its own test. Without frames, axe doesn't have to open a second page for its report.
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode();
  axe.options({
    // Checks that the accessible name contains the visible label. axe turns this rule off by default.
    rules: { 'label-content-name-mismatch': { enabled: true } },
    resultTypes: ['violations'],
    iframes: false,
  });
  const { violations } = await (rules === 'all' ? axe.withTags(TAGS) : axe.withRules(COLOR_RULES)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ html, failureSummary = '' }) =>
          `${id}: ${html.slice(0, 160)} ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
      ),
  );
}

/** Switches the color mode without a reload. */
export function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
}
