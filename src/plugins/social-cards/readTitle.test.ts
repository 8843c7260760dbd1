import { expect, test } from 'vitest';
import { readTitle } from './readTitle';

test('returns the title without the name of the site', () => {
  const html =
    '<head><title data-rh="true">Don&#x27;t &lt;blink&gt; &amp; wait | VisionCamera</title></head>';
  expect(readTitle(html, '/page')).toBe("Don't <blink> & wait");
});

test('names the page without a title', () => {
  expect(() => readTitle('<head></head>', '/docs/guides/hdr')).toThrow('/docs/guides/hdr has no <title>');
});
