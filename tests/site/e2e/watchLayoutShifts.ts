import type { Page } from '@playwright/test';
import { waitForPaint } from './fixtures';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/**
 * Records layout shifts on every page that `page` opens, after the HTML is parsed. Returns a function that lists the
 * shifts on the current page.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
        // On a slow machine, elements that are parsed late move right-aligned elements.
        if (startTime < (navigation!.domInteractive || Infinity)) continue;
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // The table of contents scrolls to the section in view.
          if (!element?.closest('.table-of-contents'))
            moved.push(`${value}: ${element?.outerHTML.slice(0, 120)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Browsers report a shift after the frame that draws it.
    await waitForPaint(page);
    return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  };
}
