import type { Page } from '@playwright/test';
import type { PhoneMessage, TraceEntry } from 'vision-camera-phone/protocol';
import { checkOutcome, type Step } from 'vision-camera-phone/steps';

/**
 * Records the trace of the phone that a page will run. Returns a function that lists what's missing from it for a step's
 * outcome on a platform. A step begins when the camera has started, unless it asks for the permission to use it.
 */
export async function watchTrace(
  page: Page,
): Promise<(step: Step, platform: 'android' | 'ios') => Promise<string[]>> {
  await page.addInitScript(() => {
    window.addEventListener('message', ({ data }: MessageEvent<PhoneMessage>) => {
      const all = window as unknown as { entries: TraceEntry[] };
      if (data.type === 'starting') all.entries = [];
      if (data.type === 'trace') all.entries.push(...data.entries);
    });
  });
  return async (step, platform) => {
    const entries = await page.evaluate(() => (window as unknown as { entries: TraceEntry[] }).entries);
    const start =
      step.permissions.camera === 'ask' ? -1 : entries.findIndex(({ name }) => name === 'onStarted');
    // A crash can come before the start.
    const seen = entries.filter(({ kind }, index) => index > start || kind === 'fault');
    return checkOutcome(seen, step[platform]);
  };
}
