import { expect, test } from 'vitest';
import { cardPath } from './cardPath';

test.each([
  ['/', '/img/cards/index.png'],
  ['/docs/guides', '/img/cards/docs/guides.png'],
  ['/docs/api/', '/img/cards/docs/api.png'],
  ['/blog.html', '/img/cards/blog.png'],
  ['/docs/guides/zooming/index.html', '/img/cards/docs/guides/zooming.png'],
])('the card of %s is %s', (page, card) => {
  expect(cardPath(page)).toBe(card);
});
