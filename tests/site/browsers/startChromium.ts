import { chromium } from '@playwright/test';
import type { Session } from './Session';

/** Starts Chromium with Playwright, to compare its journeys with those of the other browsers. */
export async function startChromium(executablePath: string): Promise<Session> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({
    hasTouch: true,
    // The headless shell can't ask the user for access to the clipboard.
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return {
    load: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    run: (expression) => page.evaluate<string>(expression),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (keys) => page.keyboard.press(keys.join('+')),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
