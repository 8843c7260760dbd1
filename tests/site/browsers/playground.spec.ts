import { BLANK_PAGE } from './Session';
import type { Site } from './Site';
import { expect, test } from './fixtures';

/** Readers edit a sample and share it, in every browser. The sandbox can't be read, so its trace says what runs. */

// Firefox reports files that a page was loading when the reader left it.
test.use({ expectedErrors: /ChunkLoadError/ });

const CODE = '.cm-content';
const TRACE = 'ol[aria-labelledby]';
const PROBLEM = '[data-playground] [role=status]';

/** Types at the start of the code. */
async function typeFirst(site: Site, text: string): Promise<void> {
  await site.click(CODE);
  await site.press('Control', 'Home');
  await site.type(text);
}

test('a sample is edited, broken and mended', async ({ site }) => {
  await site.open('/docs/guides/devices');
  await site.click('a[href*="/playground#sample=devices-flip-camera"]');
  await site.waitForVisible(TRACE, 'onStarted');
  await typeFirst(site, 'console.log("edited");');
  await site.waitForVisible(TRACE, 'edited');
  await site.type('throw new Error("broken");');
  await site.waitForVisible(PROBLEM, 'line 1: Error: broken');
  await site.waitForVisible('.cm-lintRange-error', 'broken');
  await site.click(`${PROBLEM} button`);
  // Reset is the first button.
  await site.click('[data-playground] button');
  await site.waitForHidden(`${PROBLEM} p`);
  await site.waitForVisible(TRACE, 'onStarted');
});

test('edited code is shared, and the link waits before it runs', async ({ site }) => {
  await site.open('/playground');
  await site.waitForVisible(CODE, 'export default');
  // One key, because the URL follows a moment later and could have only a part of a longer text.
  await typeFirst(site, ';');
  const hash = await site.until('the URL has the code', () =>
    location.hash.includes('code=') ? location.hash : '',
  );
  await site.load(BLANK_PAGE);
  await site.open(`/playground${hash}`);
  await site.waitForVisible(CODE, ';import');
  expect(await site.evaluate(() => document.querySelector('iframe'))).toBeNull();
  await site.click('[aria-label=Phone] button');
  await site.waitForVisible(TRACE, 'onStarted');
});
