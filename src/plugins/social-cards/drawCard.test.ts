import { expect, test } from 'vitest';
import { drawCard } from './drawCard';

test('shows the title, escaped, and the section of the page', () => {
  const svg = drawCard('<Camera> & co', '/docs/guides/preview', 'Sans');
  expect(svg).toContain('&lt;Camera> &amp; co');
  expect(svg).toContain('>Guide</text>');
});
