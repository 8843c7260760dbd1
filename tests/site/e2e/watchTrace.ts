import type { Page } from '@playwright/test';
import type { PhoneMessage, TraceEntry } from '../../../src/phone/messages';
import { checkOutcome } from '../../../src/phone/steps/runStep';
import type { StepOutcome } from '../../../src/phone/steps/Step';

/**
 * Records the trace of the phone that a page will run. The returned function tells what the trace since the camera's start
 * lacks of an outcome.
 */
export async function watchTrace(page: Page): Promise<(outcome: StepOutcome) => Promise<string[]>> {
  await page.addInitScript(() => {
    window.addEventListener('message', ({ data }: MessageEvent<PhoneMessage>) => {
      const all = window as unknown as { entries: TraceEntry[] };
      if (data.type === 'starting') all.entries = [];
      if (data.type === 'trace') all.entries.push(...data.entries);
    });
  });
  return async (outcome) => {
    const entries = await page.evaluate(() => (window as unknown as { entries: TraceEntry[] }).entries);
    const start = entries.findIndex(({ name }) => name === 'onStarted');
    return checkOutcome(entries.slice(start + 1), outcome);
  };
}
