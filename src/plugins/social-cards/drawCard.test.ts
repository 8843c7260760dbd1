import { expect, test } from 'vitest';
import { drawCard } from './drawCard';

test('shows the title, escaped, and the section of the page', () => {
  const svg = drawCard('<Camera> & co', '/docs/guides/preview', 'Sans');
  expect(svg).toContain('&lt;Camera> &amp; co');
  expect(svg).toContain('>Guide</text>');
});

test('a page outside the sections has a card, too', () => {
  expect(drawCard('VisionCamera', '/', 'Sans')).toContain('>VisionCamera</text>');
});

test('the same page has the same drawing, so the cache finds it', () => {
  expect(drawCard('Blog', '/blog', 'Sans')).toBe(drawCard('Blog', '/blog', 'Sans'));
});
