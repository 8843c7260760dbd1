import { expect, open, test } from './fixtures';
import { LIBRARY_VERSION } from '../../../src/config/libraryVersion';

test('says what the library is, for which version, and where to begin', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('React Native');
  await expect(main.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/docs/guides');
  const learn = main.getByRole('link', { name: 'Learn', exact: true }).first();
  await expect(learn).toHaveAttribute('href', '/docs/learn');
  await expect(main).toContainText(`${LIBRARY_VERSION}, the last release of version 4`);
  await expect(main.getByRole('link', { name: /^example app/ })).toHaveAttribute(
    'href',
    new RegExp(`/v${LIBRARY_VERSION}/example$`),
  );
  for (const name of ['Scan a QR code', 'Take a photo and upload it', 'Detect objects', 'frame processors']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('the hero runs the code beside it: the app asks for the camera and shows it', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: /^Run / }).click();
  const phone = page.frameLocator('iframe');
  await expect(phone.getByText('Allow the camera in Settings.')).toBeVisible();
  await phone.getByRole('button', { name: 'While using the app' }).click();
  await expect(phone.getByRole('img', { name: 'Camera preview' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is readable', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('useCameraPermission').first()).toBeVisible();
    await expect(page.getByText(`npm install react-native-vision-camera@^${LIBRARY_VERSION}`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Run / })).toBeHidden();
  });
});
