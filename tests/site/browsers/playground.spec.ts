import { toHash } from '../../../src/playground/link';
import { ATTACKS, ENDLESS_APPS, FLOODING_APP, HOSTILE_APP, LYING_APP, STEALING_APP } from './hostileApps';
import { BLANK_PAGE } from './Session';
import type { Site } from './Site';
import { expect, test } from './fixtures';

/** Readers edit a sample and share it, in every browser. The sandbox can't be read, so its trace says what runs. */

// Firefox reports files that a page was loading when the reader left it.
test.use({ expectedErrors: /ChunkLoadError/ });

const CODE = '.cm-content';
const TRACE = 'ol[aria-labelledby]';
const RUN = 'section[aria-label^="Phone with"] [data-controls] button';
const PROBLEM = '[data-playground] [role=status]';

/** Types at the start of the code. */
async function typeFirst(site: Site, text: string): Promise<void> {
  await site.click(CODE);
  await site.press('Control', 'Home');
  await site.type(text);
}

test('a sample is edited, broken and fixed', async ({ site }) => {
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
  await site.click(RUN);
  await site.waitForVisible(TRACE, 'onStarted');
});

test('code can be edited, broken, fixed, run and reset with the keyboard alone', async ({ site }) => {
  await site.open('/playground');
  await site.waitForVisible(CODE, 'export default');
  await site.focusWith(CODE, 'Tab');
  await site.press('Control', 'Home');
  await site.type('const = 1;');
  await site.waitForVisible(PROBLEM, 'line 1');
  await site.waitForVisible('.cm-lintRange-error', 'const = 1;');
  await site.press('Home');
  for (const _ of 'const ') await site.press('ArrowRight');
  await site.type('mended');
  await site.waitForHidden(`${PROBLEM} p`);
  await site.focusWith(RUN, 'Tab');
  await site.press('Enter');
  await site.waitForVisible(TRACE, 'onStarted');
  // The focus is in the phone.
  await site.press('Escape');
  await site.focusWith('input[type=radio]:checked', 'Tab');
  await site.focusWith('[data-playground] label + button', 'Shift', 'Tab');
  await site.press('Enter');
  await site.until(
    'the printed code is back',
    (query) => {
      return !document.querySelector<HTMLElement>(query)!.innerText.includes('mended');
    },
    CODE,
  );
});

test.describe('hostile code', () => {
  // Each attack that the browser stops can log an error.
  test.use({ expectedErrors: /./ });

  /** Opens a link with code that somebody else wrote. It waits. */
  async function openLink(site: Site, code: string): Promise<void> {
    const files = { 'src/App.tsx': code };
    await site.open(`/playground${await toHash({ files, platform: 'android', situations: [] })}`);
    await site.waitForVisible(CODE, 'export default');
    expect(await site.evaluate(() => document.querySelector('iframe'))).toBeNull();
  }

  async function runLink(site: Site, code: string): Promise<void> {
    await openLink(site, code);
    await site.click(RUN);
  }

  test("can't reach anything outside its frame", async ({ site }) => {
    await site.open('/playground');
    await site.evaluate(() => {
      localStorage.setItem('secret', '1');
      document.cookie = 'secret=1';
    });
    await site.load(BLANK_PAGE);
    await runLink(site, HOSTILE_APP);
    await site.waitForVisible(TRACE, 'all done');
    const lines = await site.evaluate(
      (query) => [...document.querySelectorAll<HTMLElement>(`${query} li`)].map(({ innerText }) => innerText),
      TRACE,
    );
    const outcomes = lines.flatMap(
      (line) => / log (\w+: (?:stopped|silent|reached.*))/.exec(line)?.[1] ?? [],
    );
    expect(outcomes).toEqual(Object.keys(ATTACKS).map((name) => `${name}: stopped`));
    expect(await site.evaluate(() => location.pathname)).toBe('/playground');
  });

  test("can't submit a form or navigate its frame to another site", async ({ site }) => {
    await runLink(site, STEALING_APP);
    await site.until('the phone runs', () => document.querySelector('iframe') != null);
    // It navigates after 300 ms.
    await site.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
    expect(await site.evaluate(() => location.pathname)).toBe('/playground');
    expect(site.requests.filter((url) => url.includes('stolen'))).toEqual([]);
  });

  test("can't break the page or the editor with messages", async ({ site }) => {
    await runLink(site, LYING_APP);
    await site.waitForVisible(TRACE, 'all sent');
    await site.waitForVisible(PROBLEM, 'Far below');
    // Goes to the editor, because the file has no such line.
    await site.click(`${PROBLEM} button`);
    await site.type('const = 1;');
    await site.waitForVisible(PROBLEM, 'line 1: ');
    await site.click(RUN);
    await site.waitForVisible(TRACE, 'all sent');
  });

  test("can't freeze the page with a flood of messages", async ({ site }) => {
    await runLink(site, FLOODING_APP);
    await site.waitForVisible('[aria-label^="Phone with"] [role=alert]', 'Restart the phone');
    await typeFirst(site, 'const = 1;');
    await site.waitForVisible(PROBLEM, 'line 1: ');
    await site.click('[data-controls] button:nth-of-type(2)');
    await site.waitForVisible(RUN, 'Run');
  });

  for (const [name, code] of Object.entries(ENDLESS_APPS))
    test(`that ${name} is stopped, and the page goes on`, async ({ site }) => {
      await runLink(site, code);
      await site.waitForVisible(PROBLEM, 'so the app was stopped');
      // Correcting the code is enough.
      await site.click(CODE);
      await site.press('Control', 'a');
      await site.type('console.log("corrected");export default () => null;');
      await site.waitForVisible(TRACE, 'corrected');
      await site.waitForHidden(`${PROBLEM} p`);
    });

  test("that has no end doesn't start by itself after a reload", async ({ site }) => {
    await runLink(site, Object.values(ENDLESS_APPS)[0]!);
    await site.waitForVisible(PROBLEM, 'so the app was stopped');
    await site.reload();
    await site.waitForVisible(CODE, 'for (;;);');
    await site.waitForVisible(RUN, 'Run');
    expect(await site.evaluate(() => document.querySelector('iframe'))).toBeNull();
  });
});
