/** Tests what readers do in the playground. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { readSite } from '../../../src/page-source/readSite';
import { readSteps } from '../../../src/page-source/steps/readSteps';
import type { Mistake } from '../../../src/page-source/steps/SampleSteps';
import { toHash } from '../../../src/playground/link';
import { readEditableSamples } from '../../../src/page-source/samples/readEditableSamples';
import { budgets } from '../budgets';
import { choosePlatforms, expect, open, test, waitForPaint } from './fixtures';
import { refuseUrlChanges } from './refuseUrlChanges';
import { runAxe, setTheme } from './runAxe';
import { PHONE, SMALLEST } from './sizes';
import { watchTrace } from './watchTrace';
import { watchViolations } from './watchViolations';

const site = readSite(path.resolve(__dirname, '../../..'));
const samples = readEditableSamples(site);

/** 1280 × 720 at 400 %, a phone on its side, and one with its keyboard open. */
const SMALL_SCREENS = [
  { width: 320, height: 180 },
  { width: 844, height: 390 },
  { width: 390, height: 420 },
];

const editor = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });
const problem = (page: Page) => page.getByRole('status').filter({ hasText: 'line' });
const phone = (page: Page) => page.frameLocator('iframe');

/** Opens a link with code that somebody else wrote. */
async function openLink(page: Page, code: string): Promise<void> {
  const files = { 'src/App.tsx': code };
  await open(page, `/playground${await toHash({ files, platform: 'android', situations: [] })}`);
  await expect(editor(page)).toBeVisible();
}

/** Types at the start of the code. */
async function typeFirst(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(text);
}

// The unit tests compile every sample for the editor, and `phone.spec.ts` runs every one on its phone. So these tests run
// every fourth one in the sandbox, or all of them with `NIGHTLY`.
for (const { id } of samples.filter((_, index) => process.env.NIGHTLY || index % 4 === 0))
  test(`${id} runs in the sandbox`, async ({ page }) => {
    const violations = await watchViolations(page);
    await open(page, `/playground#sample=${id}`);
    await expect(phone(page).locator('main > *').first()).toBeVisible();
    await expect(page.locator('[data-playground] [role=status] p')).toHaveCount(0);
    expect(violations).toEqual([]);
  });

test('the editor loads at most 250 KB', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    // Leaves out what the browser prefetches for other pages.
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  const sum = async () => (await Promise.all(sizes.splice(0))).reduce((total, size) => total + size, 0);
  await open(page, '/tools/formats');
  await expect(page.locator('[data-tool] select').first()).toBeVisible();
  const other = await sum();
  await open(page, '/playground');
  await expect(editor(page)).toBeVisible();
  expect((await sum()) - other).toBeLessThanOrEqual(budgets.editor);
});

test('a mistake is marked in its line, and Reset brings the printed code back', async ({ page }) => {
  await open(page, '/docs/guides/devices');
  await page.getByRole('link', { name: 'Edit src/FlipCamera.tsx' }).first().click();
  await expect(phone(page).getByRole('button', { name: /Flip/ })).toBeVisible();
  await typeFirst(page, 'const first = 1;\nconst = 2;\n');
  await expect(problem(page)).toContainText('src/FlipCamera.tsx, line 2');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('const = 2;');
  // The phone still runs the last code that could be compiled.
  await expect(phone(page).getByRole('button', { name: /Flip/ })).toBeVisible();
  await page.getByRole('tab', { name: 'src/CameraLayout.tsx' }).click();
  await page.getByRole('button', { name: 'Go to the line' }).click();
  await expect(page.getByRole('tab', { name: 'src/FlipCamera.tsx' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(editor(page)).toBeFocused();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(problem(page)).toHaveCount(0);
  await expect(editor(page)).not.toContainText('const first');
  await expect(page).toHaveURL(/\/playground#sample=devices-flip-camera$/);
});

test('an error while rendering is shown on the phone and in its line', async ({ page }) => {
  await openLink(page, 'export default function App() {\n  return null.length;\n}\n');
  await page.getByRole('radio', { name: 'iOS' }).check();
  await page.getByRole('button', { name: /^Run / }).click();
  await expect(problem(page)).toContainText('src/App.tsx, line 2: TypeError');
  await expect(phone(page).getByRole('alert')).toContainText('Uncaught Error');
});

test.describe('with an error after the start', () => {
  test.use({ expectedErrors: /Error: once/ });

  test('a restarted app has no error yet', async ({ page }) => {
    await openLink(
      page,
      "import { Button } from 'react-native';\n" +
        'export default () => <Button title="Throw" onPress={() => { throw new Error(\'once\'); }} />;\n',
    );
    await page.getByRole('button', { name: /^Run / }).click();
    await phone(page).getByRole('button', { name: 'Throw' }).click();
    await expect(problem(page)).toContainText('Error: once');
    await page.getByRole('button', { name: /^Restart / }).click();
    await expect(problem(page)).toHaveCount(0);
    await expect(phone(page).getByRole('button', { name: 'Throw' })).toBeVisible();
  });
});

test('Run after Close starts the phone that the reader chose', async ({ page }) => {
  await open(page, '/playground#sample=qr-scanner-qr-scanner-screen');
  await expect(phone(page).locator('main > *').first()).toBeVisible();
  await page.getByRole('radio', { name: 'iOS' }).check();
  await page.getByRole('combobox', { name: 'Phone' }).selectOption('iPhone X');
  await page.getByRole('combobox', { name: 'Scene' }).selectOption('Document');
  await page.getByRole('button', { name: 'Dark room' }).click();
  await expect(page.getByRole('button', { name: 'Dark room' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^Run / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Phone' })).toHaveValue('iphone-x');
  await expect(page.getByRole('combobox', { name: 'Scene' })).toHaveValue('document');
  await expect(page.getByRole('button', { name: 'Dark room' })).toHaveAttribute('aria-pressed', 'true');
});

test('the phone follows the code while the browser refuses to change the URL', async ({ page }) => {
  const refuse = await refuseUrlChanges(page);
  await open(page, '/playground#sample=devices-flip-camera');
  await expect(phone(page).getByRole('button', { name: /Flip/ })).toBeVisible();
  await refuse(true);
  await typeFirst(page, 'console.log("followed");\n');
  await expect(page.getByRole('list', { name: 'Trace' })).toContainText('followed');
  await typeFirst(page, 'const = 2;\n');
  await expect(problem(page)).toContainText('line 1');
  await expect(page).not.toHaveURL(/code=/);
  await refuse(false);
  await expect(page).toHaveURL(/code=/);
  await page.reload();
  await expect(editor(page)).toContainText('const = 2;');
});

test.describe("when a package doesn't load", () => {
  test.use({ expectedErrors: /Failed to load|ERR_FAILED|net::/ });

  test('the phone offers Retry and says nothing about the code', async ({ page }) => {
    await openLink(page, 'export default () => null;\n');
    await page.getByRole('button', { name: /^Run / }).click();
    await expect(page.getByText('Starting…')).toHaveCount(0);
    await page.route(/\/assets\/phone\//, (route) => route.abort());
    await typeFirst(page, "import 'react-native-fast-tflite';\nconsole.log('loaded');\n");
    await expect(page.getByRole('alert')).toContainText(
      'The phone didn’t start: a part of it didn’t load. Check your network connection.',
    );
    await expect(page.locator('[data-playground] [role=status] p')).toHaveCount(0);
    await page.unroute(/\/assets\/phone\//);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('list', { name: 'Trace' })).toContainText('loaded');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a long reason why a phone failed stays inside of it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openLink(
    page,
    "export default () => null;\nsetTimeout(() => parent.postMessage({ type: 'failed', message: 'a'.repeat(5000) }, '*'), 300);\n",
  );
  await page.getByRole('button', { name: /^Run / }).click();
  await expect(page.getByRole('alert')).toContainText('aaa');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const { left, right } = await page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect());
  const alert = await page.getByRole('alert').evaluate((element) => element.getBoundingClientRect());
  expect(alert.left).toBeGreaterThanOrEqual(left);
  expect(alert.right).toBeLessThanOrEqual(right);
  await page.getByRole('button', { name: 'Retry' }).click({ trial: true });
});

test('an unknown package is named', async ({ page }) => {
  await openLink(page, "import 'left-pad';\nexport default () => null;\n");
  await page.getByRole('button', { name: /^Run / }).click();
  await expect(problem(page)).toContainText('"left-pad" isn\'t available here');
});

const RESIZING_APP = `import { useEffect } from 'react';

export default function App() {
  useEffect(() => {
    const box = document.body.appendChild(document.createElement('div'));
    new ResizeObserver(() => {
      if (box.offsetHeight < 20) box.style.height = box.offsetHeight + 1 + 'px';
      else console.log('resized');
    }).observe(box);
  }, []);
  return null;
}
`;

test.describe('with a ResizeObserver that resizes what it observes', () => {
  test.use({ expectedErrors: /ResizeObserver loop/ });

  test('the browser’s hint isn’t an error of the code', async ({ page }) => {
    await openLink(page, RESIZING_APP);
    await page.getByRole('button', { name: /^Run / }).click();
    await expect(page.getByRole('list', { name: 'Trace' })).toContainText('resized');
    await expect(page.locator('[data-playground] [role=status] p')).toHaveCount(0);
  });
});

test('a copied link opens the same code on the same phone in the same situation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/playground#sample=qr-scanner-qr-scanner-screen');
  await expect(phone(page).locator('main > *').first()).toBeVisible();
  await page.getByRole('radio', { name: 'iOS' }).check();
  await page.getByRole('combobox', { name: 'Phone' }).selectOption('iPhone X');
  await page.getByRole('combobox', { name: 'Scene' }).selectOption('Document');
  await page.getByRole('button', { name: 'Phone without a flash' }).click();
  await page.getByRole('button', { name: 'Dark room' }).click();
  await expect(page.getByRole('button', { name: 'Dark room' })).toHaveAttribute('aria-pressed', 'true');
  await typeFirst(page, '// Shared\n');
  await expect(page).toHaveURL(/code=/);
  await page.getByRole('button', { name: /^Copy link/ }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await open(page, url);
  await expect(editor(page)).toContainText('// Shared');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'iOS' })).toBeChecked();
  await page.getByRole('button', { name: /^Run / }).click();
  await expect(page.getByRole('combobox', { name: 'Phone' })).toHaveValue('iphone-x');
  await expect(page.getByRole('combobox', { name: 'Scene' })).toHaveValue('document');
  await expect(page.getByRole('button', { name: 'Dark room' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Phone without a flash' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a link that was cut off says so', async ({ page }) => {
  await open(page, '/playground#code=abc');
  await expect(page.getByRole('alert')).toContainText('cut off');
  await page.getByRole('link', { name: 'Start with an empty screen' }).click();
  await expect(editor(page)).toContainText('useCameraDevice');
});

/** Whether only a browser sees what goes wrong: Jest loads no images. */
const hidesImage = ({ change }: Mistake) => change.includes('file://');

// Jest plays every mistake on both platforms. These tests play every fourth one in the sandbox, and those that hide an
// image, or all of them with `NIGHTLY`.
const cases = site.pages
  .flatMap((page) =>
    [...readSteps(page)].flatMap(([id, { mistakes }]) =>
      mistakes.map((mistake, index) => ({ id, index, mistake })),
    ),
  )
  .filter(({ mistake }, index) => process.env.NIGHTLY || index % 4 === 0 || hidesImage(mistake));
test.describe('a mistake', () => {
  // The library logs errors of apps without `onError`.
  test.use({
    expectedErrors: /^permission\/camera-permission-denied|^unknown\/unknown: This app is not authorized/,
  });

  for (const [position, { id, index, mistake }] of cases.entries())
    for (const platform of choosePlatforms(position))
      test(`"${mistake.change}" of ${id} goes wrong on ${platform} as the text says`, async ({ page }) => {
        const check = await watchTrace(page);
        await open(page, `/playground#sample=${id}&mistake=${index}&platform=${platform}`);
        await expect(page.getByText(`A mistake to try: ${mistake.change}`)).toBeVisible();
        await expect(page.getByText(mistake.step[platform].text)).toBeHidden();
        await page.getByRole('button', { name: `Show me: ${mistake.step.text}` }).click();
        await expect(page.getByText('Done.')).toBeVisible();
        await expect(page.getByText(mistake.step[platform].text)).toBeVisible();
        // The last entries of the trace arrive after "Done."
        await expect.poll(() => check(mistake.step, platform)).toEqual([]);
        // react-native-web warns about touches whose start it missed.
        await expect(page.getByRole('list', { name: 'Trace' })).not.toContainText('touch start');
        if (hidesImage(mistake)) {
          const image = phone(page).getByLabel('Your photo').locator('img');
          await expect(phone(page).getByRole('button', { name: 'Retake' })).toBeVisible();
          await expect(image).toHaveCount(platform === 'ios' ? 1 : 0);
        }
      });
});

test('a step sees what happens before its actions arrive', async ({ page }) => {
  await page.addInitScript(() => {
    if (window === window.top) return;
    const delayed = new WeakSet<Event>();
    window.addEventListener('message', (event) => {
      if (!('actions' in event.data) || delayed.has(event)) return;
      event.stopImmediatePropagation();
      const again = new MessageEvent('message', { data: event.data, source: event.source });
      delayed.add(again);
      setTimeout(() => window.dispatchEvent(again), 1000);
    });
  });
  await open(page, '/playground#sample=frame-processors-interacting-frame-size-label&mistake=0');
  await page.getByRole('button', { name: /^Show me: Wait for the next frame/ }).click();
  await expect(page.getByText('Done.')).toBeVisible();
});

test('a guide links to mistakes, and Reset takes one out again', async ({ page }) => {
  await open(page, '/docs/guides/taking-photos');
  await page.getByRole('button', { name: 'Break it' }).click();
  await page.getByRole('link', { name: 'Leave out photo={true}' }).click();
  await expect(page.getByText('A mistake to try: Leave out photo={true}')).toBeVisible();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('A mistake to try')).toHaveCount(0);
  await expect(page).toHaveURL(/#sample=taking-photos-photo-screen$/);
});

test.describe('code that fails while it runs', () => {
  test.use({ expectedErrors: /EndlessError|thrown|RangeError/ });

  test('an endless loop stops, is marked in its line, and leaves the phone and page usable', async ({
    page,
  }) => {
    await open(page, '/playground#sample=devices-flip-camera');
    const flip = phone(page).getByRole('button', { name: /Flip/ });
    await expect(flip).toBeVisible();
    await typeFirst(page, '\nfor (;;);\n');
    await expect(problem(page)).toContainText('src/FlipCamera.tsx, line 2: This loop ran');
    await expect(page.locator('.cm-lintRange-error')).toHaveText('for (;;);');
    await expect(phone(page).getByRole('alert')).toContainText('so the app was stopped');
    await page.getByRole('radio', { name: 'iOS' }).check();
    await expect(problem(page)).toContainText('so the app was stopped');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(flip).toBeEnabled();
    await expect(problem(page)).toHaveCount(0);
  });

  test('a button whose handler has no end stops the app once', async ({ page }) => {
    const code = `import { Button } from 'react-native';
export default () => <Button title="Loop" onPress={() => {
  while (true) {}
}} />;
`;
    await openLink(page, code);
    await page.getByRole('button', { name: /^Run / }).click();
    await phone(page).getByRole('button', { name: 'Loop' }).click();
    await expect(problem(page)).toContainText('src/App.tsx, line 3: This loop ran');
    await expect(phone(page).getByRole('alert')).toContainText('so the app was stopped');
  });

  test('an endless recursion is explained', async ({ page }) => {
    await openLink(page, 'export default function App() {\n  return App();\n}\n');
    await page.getByRole('button', { name: /^Run / }).click();
    await expect(problem(page)).toContainText(
      /src\/App.tsx, line [12]: RangeError: .*calls itself without an end/,
    );
  });

  test('an error in a handler is shown on the phone and in its line', async ({ page }) => {
    const code = `import { Button } from 'react-native';
export default () => <Button title="Throw" onPress={() => {
  throw new Error('thrown');
}} />;
`;
    await openLink(page, code);
    await page.getByRole('button', { name: /^Run / }).click();
    await phone(page).getByRole('button', { name: 'Throw' }).click();
    await expect(problem(page)).toContainText('src/App.tsx, line 3: Error: thrown');
    await expect(phone(page).getByRole('alert')).toContainText('thrown');
  });
});

for (const theme of ['light', 'dark'] as const)
  test(`the playground passes axe in ${theme} mode, with a mistake and a phone, at ${SMALLEST.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(SMALLEST);
    await open(page, '/playground#sample=zooming-zoom-buttons-screen');
    await setTheme(page, theme);
    await expect(phone(page).getByRole('button', { name: '2×' })).toBeVisible();
    await typeFirst(page, 'const = 2;\n');
    await expect(problem(page)).toBeVisible();
    expect(await runAxe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      SMALLEST.width,
    );
  });

test.describe('on a small screen', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const size of SMALL_SCREENS)
    test(`code can be read and edited at ${size.width} x ${size.height} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, '/playground#sample=zooming-zoom-buttons-screen');
      await expect(phone(page).getByRole('button', { name: '2×' })).toBeVisible();
      const lines = await page.locator('.cm-scroller').evaluate((scroller) => {
        const bottom = scroller.getBoundingClientRect().top + scroller.clientHeight;
        return [...scroller.querySelectorAll('.cm-line')].filter(
          (line) => line.getBoundingClientRect().bottom <= bottom,
        ).length;
      });
      expect(lines).toBeGreaterThanOrEqual(8);
      /** Fails if something covers what has the focus. In the editor, that's the line with the cursor. */
      const expectFocusVisible = async (key: string) => {
        await page.keyboard.press(key);
        await waitForPaint(page);
        const covered = await page.evaluate(() => {
          const focused = document.activeElement!;
          const element = focused.querySelector('.cm-activeLine') ?? focused;
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
          const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
          const shown = document.elementFromPoint(x, y);
          return shown?.closest('iframe, button, select, a, label, .cm-line') === element ||
            shown?.contains(element)
            ? ''
            : element.outerHTML;
        });
        expect(covered, key).toBe('');
      };
      await editor(page).focus();
      for (const key of ['Control+End', 'Enter', 'Enter', 'Control+Home', 'PageDown', 'PageUp', 'ArrowDown'])
        await expectFocusVisible(key);
      for (let count = 0; count < 8; count += 1) await expectFocusVisible('Tab');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    });
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('only the chosen file is underlined', async ({ page }) => {
    await open(page, '/playground#sample=devices-flip-camera');
    const underlines = () =>
      page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomWidth));
    await expect(page.getByRole('tab')).toHaveCount(2);
    expect(await underlines()).toEqual(['3px', '0px']);
    await page.getByRole('tab').last().click();
    expect(await underlines()).toEqual(['0px', '3px']);
  });
});

// `tests/site/browsers/playground.spec.ts` runs hostile code in three browsers.
test('the document for code runs nothing outside of a sandbox', async ({ page }) => {
  await page.goto('/tools/formats');
  const answer = await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => resolve(data));
        document.body.append(Object.assign(document.createElement('iframe'), { src: '/phone-sandbox' }));
      }),
  );
  expect(answer).toMatchObject({ type: 'failed', message: /only runs in a sandbox/ });
});
