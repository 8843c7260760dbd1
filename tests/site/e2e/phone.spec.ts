/** Tests the phones that run samples: each sample, and the behavior that all phones share. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FrameLocator, Locator, Page, Response } from '@playwright/test';
import { readSite } from '../../../src/page-source/readSite';
import { readSteps } from '../../../src/page-source/steps/readSteps';
import { readSampleFiles } from '../../../src/plugins/phone/readSampleFiles';
import { budgets } from '../budgets';
import { choosePlatforms, waitForPaint, expect, open, test } from './fixtures';
import { runAxe, setTheme } from './runAxe';
import { watchTrace } from './watchTrace';
import { watchViolations } from './watchViolations';

const site = readSite(path.resolve(__dirname, '../../..'));
const ids = [...readSampleFiles(site).samples.keys()];
const homeSteps = readSteps(site.getPage('src/pages/_sample.mdx')).get('sample-app')!.steps;
const PHOTO_GUIDE = '/docs/guides/taking-photos';

const phones = (page: Page) => page.getByRole('region', { name: /^Phone with/ });

/** Runs a phone, by default the first one on the page. */
async function run(
  page: Page,
  platform: 'Android' | 'iOS',
  phone = phones(page).first(),
): Promise<FrameLocator> {
  await phone.getByRole('radio', { name: platform }).check();
  await phone.getByRole('button', { name: /^Run / }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('main > *').first()).toBeAttached();
  return frame;
}

/** Returns the number of bytes that a phone loads, after gzip. */
async function measureBytes(page: Page, id: string): Promise<number> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(`/phone#sample=${id}&platform=android`);
  await expect(page.locator('main > *').first()).toBeVisible();
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

for (const [id, limit] of [
  ['taking-photos-photo-screen', budgets.phone],
  ['zooming-zoomable-screen', budgets.phoneWithGestures],
] as const) {
  test(`${id} loads at most ${limit / 1000} KB`, async ({ page }) => {
    expect(await measureBytes(page, id)).toBeLessThanOrEqual(limit);
  });
}

// The unit tests run each sample on both platforms. These tests run its bundle on one, or on both with `NIGHTLY`.
for (const [index, id] of ids.entries())
  for (const platform of choosePlatforms(index))
    test(`${id} runs on ${platform} under the policy`, async ({ page }) => {
      const violations = await watchViolations(page);
      await page.goto(`/phone#sample=${id}&platform=${platform}`);
      await expect(page.locator('main > *').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await waitForPaint(page);
      expect(violations).toEqual([]);
    });

for (const theme of ['light', 'dark'] as const) {
  test(`a running phone passes axe in ${theme} mode`, async ({ page }) => {
    await open(page, '/docs/guides');
    await setTheme(page, theme);
    await run(page, 'iOS');
    expect(await runAxe(page)).toEqual([]);
    await page.goto('about:blank');
    await page.goto('/phone#sample=getting-started-app&platform=ios&situation=ask-permission');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await runAxe(page)).toEqual([]);
  });
}

test('a second phone closes the first', async ({ page }) => {
  await open(page, PHOTO_GUIDE);
  await run(page, 'Android');
  await run(page, 'iOS', phones(page).nth(1));
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveAttribute('title', /^iOS phone/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(phones(page).nth(1).getByRole('button', { name: /^Run / })).toBeFocused();
});

test('a phone restarts without its ultra-wide lens', async ({ page }) => {
  await open(page, '/docs/guides/zooming');
  const phone = page.getByRole('region', { name: 'Phone with src/ZoomButtonsScreen.tsx' });
  const frame = await run(page, 'Android', phone);
  await expect(frame.getByRole('button', { name: '0.6×' })).toBeVisible();
  const situation = page.getByRole('button', { name: 'Phone without an ultra-wide lens' });
  await situation.click();
  await expect(situation).toHaveAttribute('aria-pressed', 'true');
  await expect(frame.getByRole('button', { name: '2×' })).toBeVisible();
  await expect(frame.getByRole('button', { name: '0.6×' })).toHaveCount(0);
});

test('the keyboard reaches the phone, and leaves it with Escape and Tab', async ({ page }) => {
  await open(page, '/docs/guides/devices');
  await phones(page).first().getByRole('button', { name: /^Run / }).focus();
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('img', { name: 'Camera preview' })).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: /Flip/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Android' })).toBeFocused();
  for (const name of [/^Restart/, 'Close']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: /Flip/ })).toBeFocused();
});

test('the trace shows events, repeated logs and the code of a failed photo', async ({ page }) => {
  await open(page, '/docs/recipes/photo-upload');
  const frame = await run(page, 'Android');
  const trace = page.getByRole('list', { name: 'Trace' });
  await expect(trace.getByText('event onStarted')).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Storage is full', exact: true });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await frame.getByRole('button', { name: 'Take photo' }).click();
  await expect(trace.getByRole('listitem').filter({ hasText: 'rejected takePhoto' })).toContainText(
    'unknown/unknown',
  );
  await page.getByRole('combobox', { name: 'Show in the trace' }).selectOption('Errors');
  await expect(trace.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(trace.getByRole('listitem')).toHaveCount(0);
});

for (const width of [1280, 390])
  test(`at ${width} px, the demo keeps its place and size when it starts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, PHOTO_GUIDE);
    const phone = phones(page).first();
    /** Returns how far the platform switch and the phone are from the code above them. */
    const measure = () =>
      phone.evaluate((element) => {
        const { top } = element.querySelector('pre')!.getBoundingClientRect();
        return ['fieldset', 'img, iframe'].map((selector) => {
          const { x, y, width: boxWidth, height } = element.querySelector(selector)!.getBoundingClientRect();
          return [x, y - top, boxWidth, height].map(Math.round);
        });
      });
    await phone.getByRole('img').scrollIntoViewIfNeeded();
    const before = await measure();
    await run(page, 'Android');
    expect(await measure()).toEqual(before);
  });

for (const width of [1280, 390])
  test(`at ${width} px, the controls stay where they are when the phone rotates`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/docs/guides/orientation');
    await run(page, 'Android');
    const rotate = page.getByRole('button', { name: 'Rotate left' });
    await rotate.click();
    const before = await rotate.boundingBox();
    const height = () =>
      phones(page)
        .first()
        .evaluate((element) => element.clientHeight);
    const upright = await height();
    await rotate.click();
    await rotate.click();
    await expect(phones(page).first()).toHaveAttribute('data-rotated', 'true');
    expect(await rotate.boundingBox()).toEqual(before);
    expect(await height()).toBeGreaterThan(upright * 0.8);
  });

test('at 390 px, the code is first, the phone is centered and no control is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/recipes/qr-scanner');
  const phone = phones(page).first();
  const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  expect(await top(phone.locator('pre'))).toBeLessThan(await top(phone.getByRole('img')));
  await run(page, 'Android', phone);
  expect(await top(phone.locator('pre'))).toBeLessThan(await top(phone.locator('iframe')));
  const { x, width } = (await phone.locator('iframe').boundingBox())!;
  expect(x + width / 2).toBeCloseTo(195, 0);
  for (const control of await phone.getByRole('button').all()) {
    const box = (await control.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
});

test('a toggle pressed while the phone is starting is on once it runs', async ({ page }) => {
  await open(page, '/docs/guides/exposure');
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/phone(?:\.html)?$/, async (route) => {
    await gate;
    await route.continue();
  });
  await phones(page).first().getByRole('button', { name: /^Run / }).click();
  const dark = page.getByRole('button', { name: 'Dark room' });
  await dark.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await dark.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'false');
  await dark.click();
  letIn();
  await expect(page.getByRole('list', { name: 'Trace' })).toContainText('phone dark on');
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
});

test.describe('by touch at 390 px', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  // The library's own gesture, and the one of react-native-gesture-handler.
  for (const name of ['src/PinchCamera.tsx', 'src/ZoomableScreen.tsx'])
    test(`a drag on ${name} scrolls the page, and a pinch zooms`, async ({ page }) => {
      await open(page, '/docs/guides/zooming');
      const frame = await run(page, 'Android', page.getByRole('region', { name: `Phone with ${name}` }));
      const trace = page.getByRole('list', { name: 'Trace' });
      await expect(trace).toContainText('event onStarted');
      const preview = frame.getByRole('img', { name: 'Camera preview' });
      await preview.scrollIntoViewIfNeeded();
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [x: number, y: number][]) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        });
      const scrolled = () => page.evaluate(() => window.scrollY);

      const box = (await preview.boundingBox())!;
      const x = box.x + box.width / 2;
      const y = Math.max(box.y, 0) + 300;
      let before = await scrolled();
      await touch('touchStart', [
        [x, y - 20],
        [x, y + 20],
      ]);
      for (let distance = 30; distance <= 120; distance += 10)
        await touch('touchMove', [
          [x, y - distance],
          [x, y + distance],
        ]);
      await touch('touchEnd', []);
      await expect(
        trace
          .getByRole('listitem')
          .filter({ hasText: /prop zoom [2-9]/ })
          .first(),
      ).toBeAttached();
      expect(await scrolled()).toBe(before);

      before = await scrolled();
      await touch('touchStart', [[x, y]]);
      for (let distance = 10; distance <= 200; distance += 10) await touch('touchMove', [[x, y - distance]]);
      await touch('touchEnd', []);
      await expect.poll(scrolled).toBeGreaterThan(before + 100);
    });
});

test('a step runs on a new phone with the permissions it needs', async ({ page }) => {
  await open(page, PHOTO_GUIDE);
  await run(page, 'iOS');
  await page.getByRole('button', { name: 'Show me: Take a photo while the storage is full.' }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Trace' })).toContainText('capture/file-io-error');
});

// The other steps run in Jest (checks/run-samples/stepCases.ts), with samples that handle errors.
test.describe('on the home page', () => {
  test.use({ expectedErrors: /camera-already-in-use/ });

  for (const platform of ['Android', 'iOS'] as const)
    test(`the steps of the home page go as they say on ${platform}`, async ({ page }) => {
      const check = await watchTrace(page);
      await open(page, '/');
      await run(page, platform);
      for (const step of homeSteps) {
        await page.getByRole('button', { name: `Show me: ${step.text}` }).click();
        await expect(page.getByText('Done.')).toBeVisible();
        await expect.poll(() => check(step, platform === 'iOS' ? 'ios' : 'android')).toEqual([]);
      }
    });
});

test('a restarted phone keeps its permissions until the reader resets them', async ({ page }) => {
  await open(page, '/docs/guides/permissions');
  const frame = await run(page, 'iOS');
  const allow = frame.getByRole('button', { name: 'Continue' });
  // Buttons on iOS are plain text.
  await expect(allow.getByText('Continue')).toHaveCSS('text-transform', 'none');
  await allow.click();
  await frame.getByRole('button', { name: 'Allow', exact: true }).click();
  const preview = frame.getByRole('img', { name: 'Camera preview' });
  await expect(preview).toBeVisible();
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /permission=camera.{1,3}granted/);
  await expect(preview).toBeVisible();
  await page.getByRole('button', { name: 'Reset permissions' }).click();
  await expect(allow).toBeVisible();
});

test('holding a key holds a button, and Alt-drag pinches without a warning', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto('/phone#sample=photo-video-shutter-shutter-screen&platform=android');
  const shutter = page.getByRole('button', { name: 'Take photo' });
  await expect(shutter).toBeEnabled();
  await shutter.focus();
  await page.keyboard.down('Enter');
  await expect(page.getByText('Drag up to zoom')).toBeVisible();
  await page.keyboard.up('Enter');
  await expect(page.getByText('Recorded')).toBeVisible();
  await expect(shutter).toBeEnabled();
  await page.keyboard.press('Space');
  await expect(page.getByRole('img', { name: 'Your last photo' })).toBeVisible();
  await page.keyboard.down('Alt');
  await page.mouse.move(100, 100);
  await page.mouse.down();
  await page.mouse.move(120, 200, { steps: 3 });
  await page.mouse.up();
  await page.keyboard.up('Alt');
  expect(warnings).toEqual([]);
});

test("a phone that isn't visible stops drawing", async ({ page }) => {
  await open(page, '/docs/guides/devices');
  await run(page, 'Android');
  const drawnFrames = () =>
    page.frames()[1]!.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const { drawImage } = CanvasRenderingContext2D.prototype;
          let count = 0;
          CanvasRenderingContext2D.prototype.drawImage = function (...values: unknown[]) {
            count += 1;
            return Reflect.apply(drawImage, this, values);
          };
          setTimeout(() => {
            CanvasRenderingContext2D.prototype.drawImage = drawImage;
            resolve(count);
          }, 300);
        }),
    );
  await page.getByRole('button', { name: 'Restart' }).scrollIntoViewIfNeeded();
  await expect.poll(drawnFrames).toBeGreaterThan(2);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(drawnFrames).toBe(0);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('single images replace the moving preview', async ({ page }) => {
    await page.clock.install();
    await page.goto('/phone#sample=getting-started-app&platform=ios');
    const canvas = page.getByRole('img', { name: 'Camera preview' });
    await expect(canvas).toBeVisible();
    await page.clock.runFor(1500);
    const readImage = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
    const first = await readImage();
    await page.clock.runFor(1500);
    expect(await readImage()).toBe(first);
  });
});

test.describe("when the phone's code doesn't load", () => {
  test.use({ expectedErrors: /Failed to load|ERR_FAILED|net::/ });

  test('shows an error with Retry', async ({ page }) => {
    await open(page, PHOTO_GUIDE);
    await page.route(/\/assets\/phone\//, (route) => route.abort());
    await phones(page).first().getByRole('button', { name: /^Run / }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The phone didn’t start' })).toBeVisible();
    await page.unroute(/\/assets\/phone\//);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.frameLocator('iframe').locator('main > *').first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows only the image, without a button', async ({ page }) => {
    await page.goto(PHOTO_GUIDE);
    const phone = phones(page).first();
    await phone.scrollIntoViewIfNeeded();
    await expect(phone.getByRole('img')).toBeVisible();
    await expect(phone.getByRole('button', { name: /^Run / })).toBeHidden();
  });
});
