/** Tests what readers do with the challenges of the course. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { attempts, fixture } from '../../../checks/challenges/fixture';
import { challengePath } from '../../../src/challenges/PlaygroundChallenge';
import { toHash } from '../../../src/playground/link';
import { builds } from './builds';
import { expect, open, test } from './fixtures';
import { runAxe } from './runAxe';
import { PHONE } from './sizes';

// What the promises of a checked app reject with is in the console, too.
test.use({ expectedErrors: /^Uncaught \(in promise\)|^Error: (Later|The upload failed\.)$/ });

/** A failing check waits a few seconds for what doesn't come, and a challenge has up to eight. */
const CHECK_MS = 400_000;

/** Opens the fixture's challenge, with somebody's code or the start. */
async function openChallenge(target: Page, code?: string): Promise<void> {
  await target.route(`/${challengePath(fixture.id)}`, (route) => route.fulfill({ json: fixture }));
  const files = code == null ? undefined : { 'src/App.tsx': code };
  const link = { challenge: fixture.id, files, platform: 'android', situations: [] } as const;
  await open(target, `/playground${await toHash(link)}`);
  await expect(target.getByRole('button', { name: 'Check', exact: true })).toBeVisible();
}

const status = (target: Page) => target.locator('[data-challenge] [role=status]');
const results = (target: Page) => target.getByRole('list', { name: 'Results' });

async function check(target: Page): Promise<void> {
  await target.getByRole('button', { name: 'Check', exact: true }).click();
}

// The sandbox has React's production build, which doesn't warn.
for (const { name, code, text, detail } of attempts.filter(
  ({ text: answer }) => !answer?.startsWith('React'),
))
  test(`Check answers to ${name}`, async ({ page: target }) => {
    await openChallenge(target, code);
    await check(target);
    await expect(status(target)).toHaveText(
      text == null ? 'Solved: all 2 checks pass.' : /^[01] of 2 checks pass\.$/,
    );
    if (text == null) return expect(results(target)).toContainText('Android: works.');
    await expect(results(target)).toContainText(text);
    // Android's buttons have capital letters, which CSS writes here.
    if (detail)
      await expect(results(target)).toContainText(new RegExp(detail.replace(/[?()."]/g, '\\$&'), 'i'));
  });

// Jest runs every attempt at every challenge. With `NIGHTLY`, the sandbox runs the start and the solution of each one, too.
const ids = readdirSync(path.join(builds.site.folder, 'challenges')).map((file) => path.parse(file).name);
for (const id of ids.filter((_, index) => process.env.NIGHTLY || index % 6 === 0))
  test(`the start of ${id} fails, and the solution passes`, async ({ page: target }) => {
    test.setTimeout(2 * CHECK_MS);
    await open(target, `/playground#challenge=${id}`);
    await check(target);
    await expect(status(target)).toHaveText(/^\d+ of \d+ checks pass\.$/, { timeout: CHECK_MS });
    await target.getByText('Solution', { exact: true }).click();
    await target.getByRole('button', { name: 'Put it into the editor' }).click();
    await check(target);
    await expect(status(target)).toHaveText(/^Checking/);
    await expect(status(target)).not.toHaveText(/^Checking/, { timeout: CHECK_MS });
    expect(await status(target).or(results(target)).allInnerTexts()).toEqual([
      expect.stringMatching(/^Solved: all/),
      expect.any(String),
    ]);
  });

test('a challenge opens at what it changes', async ({ page: target }) => {
  await open(target, '/playground#challenge=light-on');
  await expect(target.getByRole('tab', { selected: true })).toHaveText('src/ParcelCamera.tsx');
  await expect(target.locator('.cm-activeLine')).toContainText('isLightOn');
  await expect(target.locator('.cm-activeLine')).toBeInViewport();
});

test('the tab of the open file is in view among many', async ({ page: target }) => {
  await open(target, '/playground#challenge=release-candidate');
  await expect(target.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
});

test('a code that can’t be compiled, or never ends, is said', async ({ page: target }) => {
  await openChallenge(target, 'const = 1;\n');
  await check(target);
  await expect(status(target)).toContainText('The code can’t be compiled. src/App.tsx, line 1:');
  await openChallenge(target, 'export default function App() {\n  while (true);\n}\n');
  await check(target);
  await expect(results(target)).toContainText('The app crashes:');
});

test('a check can be canceled, and a solved challenge stays solved', async ({ page: target }) => {
  await openChallenge(target);
  await check(target);
  await expect(status(target)).toContainText('Checking 1 of 2');
  await target.getByRole('button', { name: 'Cancel' }).click();
  await expect(target.locator('iframe[title*="being checked"]')).toHaveCount(0);
  await target.getByText('Solution', { exact: true }).click();
  await target.getByRole('button', { name: 'Put it into the editor' }).click();
  await expect(target.getByRole('textbox', { name: /^Code of/ })).toContainText('Linking');
  await expect(target).toHaveURL(/#challenge=fixture&code=/);
  await check(target);
  await expect(status(target)).toHaveText('Solved: all 2 checks pass.');
  await target.reload();
  await expect(target.locator('[data-challenge]').getByText('Solved', { exact: true })).toBeVisible();
  await expect(target.getByRole('textbox', { name: /^Code of/ })).toContainText('Linking');
});

test.describe('without a file', () => {
  test.use({ expectedErrors: /404/ });

  test('an unknown challenge is said', async ({ page: target }) => {
    await open(target, '/playground#challenge=nothing');
    await expect(target.getByRole('alert')).toContainText('There\'s no challenge "nothing".');
  });
});

test('a challenge is accessible, and fits on a phone', async ({ page: target }) => {
  await target.setViewportSize(PHONE);
  await openChallenge(target);
  await check(target);
  await expect(status(target)).toHaveText('0 of 2 checks pass.');
  await expect(target.getByRole('button', { name: 'Check', exact: true })).toBeFocused();
  expect(await target.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await runAxe(target)).toEqual([]);
});

test('progress can be cleared, and a page works without storage', async ({ page: target }) => {
  await open(target, '/docs/learn');
  const chapter = target.getByRole('checkbox').first();
  await chapter.check();
  await target.reload();
  await expect(chapter).toBeChecked();
  await expect(target.locator('.menu .chapter-done')).toHaveCount(1);
  await target.getByRole('button', { name: 'Clear progress' }).click();
  await expect(chapter).not.toBeChecked();
  await target.evaluate(() => localStorage.setItem('learn', '{"chapters":"all"}'));
  await target.reload();
  await expect(chapter).not.toBeChecked();
  await target.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    }),
  );
  await target.reload();
  await chapter.check();
  await expect(chapter).toBeChecked();
});
