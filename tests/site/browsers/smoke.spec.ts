/** What every other test needs of a browser. It runs first, and if it fails, no other test runs in that browser. */
import { test } from './fixtures';

test.describe.configure({ mode: 'serial' });

test('the browser starts', ({ session }) => {
  test.skip(typeof session === 'string', String(session));
});

test('the home page opens', async ({ site }) => {
  await site.open('/');
});
