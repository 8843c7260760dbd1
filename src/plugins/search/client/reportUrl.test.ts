import { expect, test } from 'vitest';
import { COMMUNITY_CHAT } from '../../../config/links';
import { reportUrl } from './reportUrl';

test('a missing result is reported to the site, never to the library', () => {
  expect(reportUrl('a&b', 'https://github.com/owner/site')).toBe(
    'https://github.com/owner/site/issues/new?title=Searching%20for%20%22a%26b%22%20finds%20nothing',
  );
  expect(reportUrl('zoom', undefined)).toBe(COMMUNITY_CHAT);
});
