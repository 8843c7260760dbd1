import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { LIBRARY_PACKAGE, LIBRARY_VERSION } from '../../src/config/libraryVersion';

const viewfinder = (page: Page) => page.getByRole('group', { name: 'Viewfinder to try out' });
const props = (page: Page) => viewfinder(page).locator('pre');

test('says what the library is, for which version, and where to begin', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('React Native');
  await expect(main.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/docs/guides');
  await expect(main).toContainText(`${LIBRARY_VERSION}, the last release of version 4`);
  await expect(main.getByRole('link', { name: /^example app/ })).toHaveAttribute(
    'href',
    new RegExp(`/v${LIBRARY_VERSION}/example$`),
  );
  for (const name of ['Taking photos', 'Recording videos', 'Code scanning', 'Frame processors', 'Formats']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('shows the install command of the chosen package manager', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await expect(page.getByText(`pnpm add ${LIBRARY_PACKAGE}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`pnpm add ${LIBRARY_PACKAGE}`)).toBeVisible();
});

test('the viewfinder focuses where it is tapped', async ({ page }) => {
  await open(page, '/');
  const picture = viewfinder(page).locator('[data-active]');
  const { width, height } = (await picture.boundingBox())!;
  await picture.click({ position: { x: width / 2, y: height / 4 } });
  await expect(viewfinder(page).getByRole('status')).toHaveText(
    /^camera\.focus\(\{ x: (199|200), y: 75 \}\)$/,
  );
});

test('the viewfinder works by keyboard', async ({ page }) => {
  await open(page, '/');
  await viewfinder(page).getByRole('button', { name: 'Focus the cup' }).focus();
  await page.keyboard.press('Enter');
  await expect(viewfinder(page).getByRole('status')).toContainText('camera.focus({');
  await page.getByRole('slider', { name: /^zoom/ }).focus();
  await page.keyboard.press('End');
  await expect(props(page)).toContainText('zoom={4}');
  await page.getByRole('radio', { name: '30' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(props(page)).toContainText('fps={60}');
  await page.getByRole('checkbox', { name: 'scan codes' }).focus();
  await page.keyboard.press('Space');
  await expect(props(page)).not.toContainText('codeScanner');
});

test('the code and the detected box show only while they are switched on', async ({ page }) => {
  await open(page, '/');
  const view = viewfinder(page).locator('[data-active]');
  await expect(view.getByText('qr', { exact: true })).toBeVisible();
  await expect(view.getByText('cup', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'scan codes' }).uncheck();
  await page.getByRole('checkbox', { name: 'find objects' }).uncheck();
  await expect(view.getByText('qr', { exact: true })).toHaveCount(0);
  await expect(view.getByText('cup', { exact: true })).toHaveCount(0);
});

test('nothing moves under reduced motion, and everything still works', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.getByRole('radio', { name: '15' }).check();
  await expect(props(page)).toContainText('fps={15}');
});

test('the picture stops with the preview', async ({ page }) => {
  await open(page, '/');
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(await running()).toBe(1);
  await page.getByRole('checkbox', { name: 'active' }).uncheck();
  await expect.poll(running).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is readable', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('useCameraPermission').first()).toBeVisible();
    await expect(page.getByText(`npm install ${LIBRARY_PACKAGE}`)).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
  });
});
