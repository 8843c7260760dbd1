import { BLANK_PAGE } from './Session';
import type { Site } from './Site';
import { expect, test } from './fixtures';

/** What readers try on the phones that run samples, in every browser. */

const TRACE = 'ol[aria-labelledby]';
const PREVIEW = '[aria-label="Camera preview"]';

/** Opens a phone's document without the frame that a page shows it in. */
async function start(
  site: Site,
  sample: string,
  platform: 'android' | 'ios',
  options: { situation?: string; scene?: string } = {},
): Promise<void> {
  // Changing only the hash wouldn't reload the document.
  await site.load(BLANK_PAGE);
  await site.load(`/phone#${new URLSearchParams({ sample, platform, ...options })}`);
}

/** Presses a button of the phone by its label. */
async function pressButton(site: Site, label: string): Promise<void> {
  await site.until(
    `"${label}" can be pressed`,
    (name) => {
      document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
      const button = [...document.querySelectorAll('button, [role=button]')].find(
        (candidate) =>
          candidate.textContent.trim() === name &&
          candidate.getAttribute('aria-disabled') !== 'true' &&
          candidate.closest('[inert]') == null,
      );
      button?.setAttribute('data-pressed', '');
      return button != null;
    },
    label,
  );
  await site.click('[data-pressed]');
}

const trigger = (site: Site, situation: string) =>
  site.evaluate((name) => window.postMessage({ situation: name }, location.origin), situation);

/** Waits until the center of the preview isn't black. */
const seesPicture = (site: Site) =>
  site.until(
    'the preview shows the scene',
    (query) => {
      const canvas = document.querySelector<HTMLCanvasElement>(query);
      const pixel = canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
      return pixel != null && pixel[0]! + pixel[1]! + pixel[2]! > 0;
    },
    PREVIEW,
  );

test('Android asks for the camera twice, then users allow it in Settings', async ({ site }) => {
  await start(site, 'camera-layout-camera-screen', 'android', { situation: 'ask-permission' });
  for (let refusal = 1; refusal <= 2; refusal++) {
    await pressButton(site, 'Continue');
    await pressButton(site, 'Don’t allow');
  }
  await pressButton(site, 'Continue');
  await site.waitForHidden('[role=alertdialog]');
  await pressButton(site, 'Open Settings');
  await site.click('input[type=checkbox]');
  await pressButton(site, 'Back to the app');
  await seesPicture(site);
});

test('iOS restarts an app whose permission changes in Settings', async ({ site }) => {
  await start(site, 'camera-layout-camera-screen', 'ios', { situation: 'ask-permission' });
  await pressButton(site, 'Continue');
  await pressButton(site, 'Don’t Allow');
  await pressButton(site, 'Open Settings');
  await site.click('input[type=checkbox]');
  await site.evaluate(() => void Object.assign(window, { isSame: true }));
  await pressButton(site, 'Back to the app');
  await seesPicture(site);
  expect(await site.evaluate(() => 'isSame' in window)).toBe(false);
});

test('the focus is back on the button after a dialog and the home screen', async ({ site }) => {
  await start(site, 'camera-layout-camera-screen', 'android', { situation: 'ask-permission' });
  const hasFocus = (text: string) =>
    site.until(
      `"${text}" has the focus`,
      (wanted) => document.activeElement?.textContent.trim() === wanted,
      text,
    );
  await site.focusWith('main [role=button]', 'Tab');
  await site.press('Enter');
  await pressButton(site, 'Don’t allow');
  await hasFocus('Continue');
  await trigger(site, 'home');
  await pressButton(site, 'Settings');
  await pressButton(site, 'Back to the app');
  await hasFocus('Continue');
});

test('a photo is taken and shown', async ({ site }) => {
  await start(site, 'photo-files-review-screen', 'ios');
  await seesPicture(site);
  await pressButton(site, 'Take photo');
  await site.until(
    'the photo is shown',
    () => document.querySelector<HTMLImageElement>('[aria-label="Your photo"] img')!.naturalWidth > 0,
  );
  await pressButton(site, 'Retake');
  await seesPicture(site);
});

test('a code is scanned once the preview is dragged back to it', async ({ site }) => {
  await start(site, 'code-scanning-scanner-screen', 'android', { scene: 'parcels' });
  await site.waitForVisible('main', 'https://react-native-vision-camera.com');
  await site.drag(PREVIEW, 300, 0);
  await trigger(site, 'code');
  // The scanner looks four times a second.
  await site.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(await site.evaluate(() => document.querySelector('main')!.innerText)).not.toContain('4006381333931');
  await site.drag(PREVIEW, -300, 0);
  await site.waitForVisible('main', '4006381333931');
});

test('a video is recorded, and played in the gallery', async ({ site }) => {
  await start(site, 'recording-videos-record-screen', 'ios');
  await seesPicture(site);
  await pressButton(site, 'Record');
  await site.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
  await pressButton(site, 'Stop');
  await site.waitForVisible('main', 'Recorded');
  await trigger(site, 'home');
  await pressButton(site, 'Photos');
  await site.click('.grid button');
  await site.waitForVisible('h1', 'Video 1');
  await site.until('the video plays to its end', () => {
    const [position, button] = [document.querySelector('input')!, document.querySelector('.page button')];
    return Number(position.value) > 0 && button?.textContent === 'Play';
  });
});

/** Runs a sample in its guide, and waits until its phone has started. */
async function runInGuide(site: Site, guide: string, title: string): Promise<void> {
  await site.open(guide);
  await site.click(`section[aria-label="Phone with ${title}"] [data-controls] button`);
  // The page scrolls to the phone when it starts.
  await site.until('the phone has the focus', () => document.activeElement?.tagName === 'IFRAME');
}

/** Chooses an option of a select by typing. */
async function choose(site: Site, label: string, option: string): Promise<void> {
  await site.evaluate((text) => {
    const select = [...document.querySelectorAll<HTMLElement>('select')].find(
      (candidate) => candidate.closest('label')?.innerText.startsWith(text) ?? candidate.ariaLabel === text,
    )!;
    select.focus();
  }, label);
  await site.type(option);
}

test('a reader chooses a phone without an ultra-wide lens', async ({ site }) => {
  await runInGuide(site, '/docs/guides/zooming', 'src/ZoomButtonsScreen.tsx');
  await site.waitForVisible(TRACE, 'onStarted');
  await site.until(
    'the phone shows the preview',
    (query) => document.querySelector('iframe')?.contentDocument?.querySelector(query) != null,
    PREVIEW,
  );
  const readPhone = () => document.querySelector('iframe')!.contentDocument!.body.innerText;
  expect(await site.evaluate(readPhone)).toContain('0.6×');
  await choose(site, 'Phone', 'Motorola Moto');
  await site.until('the phone has no 0.6×', () => {
    const text = document.querySelector('iframe')?.contentDocument?.body.innerText ?? '';
    return text.includes('2×') && !text.includes('0.6×');
  });
});

test('the trace shows why a photo failed', async ({ site }) => {
  await runInGuide(site, '/docs/guides/taking-photos', 'src/PhotoScreen.tsx');
  await site.click('button[aria-label="Show me: Take a photo while the storage is full."]');
  await site.waitForVisible(TRACE, 'rejected takePhoto unknown/unknown');
  await choose(site, 'Show in the trace', 'Errors');
  await site.until(
    'only the error is left',
    (query) => {
      const entries = [...document.querySelectorAll<HTMLElement>(`${query} li`)];
      return entries.length > 0 && entries.every(({ innerText }) => innerText.includes('unknown/unknown'));
    },
    TRACE,
  );
});

// In Firefox, a driver's finger doesn't scroll, so `tests/site/e2e/phone.spec.ts` tests that one finger scrolls the page.
test('two fingers zoom, and the page stays where it is', async ({ site }, { project }) => {
  test.skip(project.name === 'webkit', "WebKit's driver has only a mouse.");
  await runInGuide(site, '/docs/guides/zooming', 'src/PinchCamera.tsx');
  await site.waitForVisible(TRACE, 'onStarted');
  const readScroll = () => site.evaluate(() => window.scrollY);
  await site.spread('iframe', 0);
  const before = await readScroll();
  await site.spread('iframe', 120);
  await site.waitForVisible(TRACE, 'prop zoom 2');
  expect(await readScroll()).toBe(before);
});
