import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string; target: unknown[]; failureSummary?: string }[];
}

interface Axe {
  run: (selector: string, options: object) => Promise<{ violations: Violation[] }>;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on colors. All other rules give the same result in both color modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns a line for each axe violation, with the rule, element and reason. `part` is the selector of the element to
 * check. By default, axe checks the whole page.
 */
export async function runAxe(page: Page, rules: 'all' | 'colors' = 'all', part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options = {
    runOnly: rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOR_RULES },
    // Checks that the accessible name contains the visible label. axe turns this rule off by default.
    rules: rules === 'all' ? { 'label-content-name-mismatch': { enabled: true } } : {},
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  };
  const violations = await page.evaluate(
    async ([given, selector]) => {
      const { axe } = window as unknown as { axe: Axe };
      return (await axe.run(selector, given)).violations;
    },
    [options, part] as const,
  );
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
