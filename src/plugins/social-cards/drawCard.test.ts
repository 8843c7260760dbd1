import { expect, test } from 'vitest';
import { drawCard } from './drawCard';

test('shows the title, escaped, and the section of the page', () => {
  const svg = drawCard('<Camera> & co', '/docs/guides/preview', 'Sans');
  expect(svg).toContain('&lt;Camera> &amp; co');
  expect(svg).toContain('>Guide</text>');
});

test('a page outside of the sections has a card as well', () => {
  expect(drawCard('VisionCamera', '/', 'Sans')).toContain('>VisionCamera</text>');
});

test('the same page gives the same picture, so that it is found in the cache', () => {
  expect(drawCard('Blog', '/blog', 'Sans')).toBe(drawCard('Blog', '/blog', 'Sans'));
});
