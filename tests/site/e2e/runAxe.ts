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
  const axe = new AxeBuilder({ page }).include(part);
  if (rules === 'colors') axe.withRules(COLOR_RULES);
  // Checks that the accessible name contains the visible label. axe turns this rule off by default.
  else axe.options({ rules: { 'label-content-name-mismatch': { enabled: true } } }).withTags(TAGS);
  const { violations } = await axe.analyze();
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
