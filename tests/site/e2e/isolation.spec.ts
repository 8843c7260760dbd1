/** Tests that `playwright.config.ts` starts Chromium with and without process isolation, for tests tagged `@isolation`. */
import { expect, open, test } from './fixtures';

test(
  "the playground's sandbox has its own process only with isolation",
  { tag: '@isolation' },
  async ({ browser, page, isIsolated }) => {
    await open(page, '/playground#sample=devices-flip-camera');
    await expect(page.frameLocator('iframe').getByRole('button', { name: /Flip/ })).toBeVisible();
    const session = await browser.newBrowserCDPSession();
    const { targetInfos } = await session.send('Target.getTargets');
    // A frame with its own process is a target.
    const frames = targetInfos.filter(({ type }) => type === 'iframe');
    expect(frames.map(({ url }) => new URL(url).pathname)).toEqual(isIsolated ? ['/phone-sandbox'] : []);
  },
);
