/** Tests the course: chapters whose code grows, and guesses. */
import { expect, open, test } from './fixtures';
import { runAxe, setTheme } from './runAxe';

const CHAPTER = '/docs/learn/first-preview';

test('a chapter marks what changes, and Copy leaves out removed lines and signs', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, CHAPTER);
  const change = page.locator('pre:has(del)').first();
  await expect(change.locator('ins').first()).toBeVisible();
  const [removed] = await change.locator('del').allTextContents();
  await page
    .locator('.theme-code-block', { has: change })
    .getByRole('button', { name: /^Copy/ })
    .first()
    .click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toContain(removed!);
  expect(copied).not.toMatch(/^[-+…]/m);
});

test('a reader guesses with the keyboard, the phone does the step, and the page says why', async ({
  page,
}) => {
  await open(page, CHAPTER);
  const guess = page.getByRole('region', { name: /When does onStopped fire\?$/ });
  await guess.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const name of ['Android phone with src/App.tsx', 'iOS phone with src/App.tsx'])
    await expect(guess.getByRole('group', { name })).toBeVisible();
  await expect(guess.getByText(/^Right: /)).toBeVisible();
  await expect(guess.getByText(/^Wrong: /)).toBeVisible();
});

test('a guess runs the mistake that the chapter repairs next', async ({ page }) => {
  await open(page, '/docs/learn/photo');
  const guess = page.getByRole('region', { name: /What does a courier with an Android phone see\?$/ });
  await guess.getByRole('radio', { name: 'Retake and Keep on a black screen' }).check();
  await guess.getByRole('button', { name: 'Run it and see' }).click();
  await expect(guess.getByText(/^Right: /)).toBeVisible();
  // The question is about one platform, so only that phone runs.
  await expect(guess.locator('iframe')).toHaveCount(1);
  const phone = guess.frameLocator('[title^="Android phone"]');
  await expect(phone.getByRole('button', { name: 'Keep', exact: true })).toBeVisible();
});

test('before it runs, the phone of a chapter leads to its code, on its platform', async ({ page }) => {
  await open(page, '/docs/learn/photo');
  const phone = page.getByRole('region', { name: 'Phone with src/App.tsx' });
  await phone.getByRole('radio', { name: 'iOS' }).check();
  await phone.getByRole('link', { name: 'Edit src/App.tsx' }).click();
  await expect(page).toHaveURL(/#sample=photo-app&platform=ios/);
  await expect(page.getByRole('tab', { name: 'src/ParcelCamera.tsx' })).toBeVisible();
});

test('readers who write the code themselves start with that of the last chapter, and add files', async ({
  page,
}) => {
  await open(page, '/docs/learn/photo');
  await page.getByRole('link', { name: 'start from chapter 2' }).click();
  await page.getByRole('textbox', { name: 'Path of a new file' }).fill('src/PhotoReview.tsx');
  await page.getByRole('button', { name: 'Add file' }).click();
  await expect(page.getByRole('tab', { name: 'src/PhotoReview.tsx', selected: true })).toBeVisible();
  await expect(page).toHaveURL(/code=/);
});

test('a reader runs the app so far with the keyboard, and goes on with it in the playground', async ({
  page,
}) => {
  await open(page, '/docs/learn/photo');
  const button = page.getByRole('button', { name: 'Run it so far' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const phone = page.getByRole('region', { name: 'Phone with the app so far' });
  const app = phone.frameLocator('iframe');
  await expect(app.getByRole('button', { name: 'Take photo' })).toBeEnabled();
  // The chapter counts them later.
  await expect(app.getByText(/^Proofs kept/)).toHaveCount(0);
  await phone.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/playground#sample=photo-checkpoint-1$/);
  await expect(page.getByRole('tab', { name: 'src/ParcelCamera.tsx' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Take photo' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('img', { name: 'src/App.tsx on a phone' })).toBeVisible();
  await page.getByRole('link', { name: 'Read about this code' }).click();
  await expect(button).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guess lists its answers, and folds why', async ({ page }) => {
    await page.goto(CHAPTER);
    const guess = page.getByRole('region', { name: /When does onStopped fire\?$/ });
    await expect(guess.getByRole('listitem')).toHaveCount(4);
    await expect(guess.getByRole('radio')).toHaveCount(0);
    await expect(guess.getByText(/^Right: /)).toBeHidden();
    await guess.locator('summary').click();
    await expect(guess.getByText(/^Right: /)).toBeVisible();
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`a chapter passes axe in ${theme} mode, after a guess`, async ({ page }) => {
    await open(page, CHAPTER);
    await setTheme(page, theme);
    const guess = page.getByRole('region', { name: /When does onStopped fire\?$/ });
    await guess.getByRole('radio').first().check();
    await guess.getByRole('button', { name: 'Run it and see' }).click();
    await expect(guess.getByText(/^Right: /)).toBeVisible();
    expect(await runAxe(page)).toEqual([]);
  });

  test(`the app so far passes axe in ${theme} mode`, async ({ page }) => {
    await open(page, '/docs/learn/photo');
    await setTheme(page, theme);
    await page.getByRole('button', { name: 'Run it so far' }).first().click();
    const phone = page.getByRole('region', { name: 'Phone with the app so far' });
    await expect(phone.frameLocator('iframe').getByRole('button', { name: 'Take photo' })).toBeVisible();
    expect(await runAxe(page)).toEqual([]);
  });
}
