import puppeteer, { type KeyInput, type LaunchOptions, type TouchHandle } from 'puppeteer-core';
import type { Session } from './Session';

/** Only the time limit of the test counts. */
const NO_LIMIT = 0;

/** How often a drag reports its position. */
const STEPS = 5;
/** Pixels from the center to each of two fingers. */
const FINGER_OFFSET = 30;

const options = {
  chrome: { args: ['--no-sandbox', '--disable-gpu'] },
  firefox: {
    extraPrefsFirefox: {
      // Headless Firefox reports that no pointer can hover. 6 is a mouse.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // By default, Firefox ignores a tap that lasts longer than 300 ms, as one does on a busy machine.
      'apz.max_tap_time': 600_000,
    },
  },
} satisfies Record<string, LaunchOptions>;

/** Starts Chromium or Firefox with Puppeteer. `args` are more switches for the browser. */
export async function startPuppeteer(
  name: keyof typeof options,
  executablePath: string,
  args: readonly string[] = [],
): Promise<Session> {
  const { args: commonArgs = [], ...launchOptions }: LaunchOptions = options[name];
  const browser = await puppeteer.launch({
    browser: name,
    executablePath,
    defaultViewport: null,
    timeout: NO_LIMIT,
    protocolTimeout: NO_LIMIT,
    ...launchOptions,
    args: [...commonArgs, ...args],
  });
  // The focus of Firefox's first tab is in its URL bar, so that page gets no focus events.
  const page = await browser.newPage();
  page.setDefaultTimeout(NO_LIMIT);

  return {
    async load(url) {
      // Headless Chromium can't ask the user.
      if (name === 'chrome')
        await browser
          .defaultBrowserContext()
          .overridePermissions(new URL(url).origin, ['clipboard-read', 'clipboard-sanitized-write']);
      await page.goto(url, { waitUntil: [] });
    },
    async reload() {
      await page.reload({ waitUntil: [] });
    },
    run: (expression) => page.evaluate(expression) as Promise<string>,
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: STEPS });
      await page.mouse.up();
    },
    async spread({ x, y }, distance) {
      const fingers: { touch: TouchHandle; direction: number }[] = [];
      for (const direction of [-1, 1])
        fingers.push({
          touch: await page.touchscreen.touchStart(x, y + direction * FINGER_OFFSET),
          direction,
        });
      for (let step = 1; step <= STEPS; step++)
        for (const { touch, direction } of fingers)
          await touch.move(x, y + direction * (FINGER_OFFSET + (step * distance) / STEPS));
      for (const { touch } of fingers) await touch.end();
    },
    async press(keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of [...keys].reverse()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
