import { expect, test } from 'vitest';
import { readTitle } from './readTitle';

test('returns the title without the site name', () => {
  const html =
    '<head><title data-rh="true">Don&#x27;t &lt;blink&gt; &amp; wait | VisionCamera</title></head>';
  expect(readTitle(html, 'page.html')).toBe("Don't <blink> & wait");
});

test('reports a page without a title', () => {
  expect(() => readTitle('<head></head>', 'hdr/index.html')).toThrow('hdr/index.html has no <title>');
});
