import { expect, test } from 'vitest';
import { escapeMalformed } from './escapeMalformed';

test.each([
  ['#100%', '#100%25'],
  ['#%E0%A4', '#%25E0%25A4'],
  ['#sample=a%2Fb&code=%2', '#sample=a%2Fb&code=%252'],
  ['#%F0%9F%85%B1', '#%F0%9F%85%B1'],
  ['#emp%74y-list', '#emp%74y-list'],
  ['/docs/100%', '/docs/100%25'],
  ['', ''],
])('%s becomes %s, which can be decoded', (encoded, expected) => {
  const escaped = escapeMalformed(encoded);
  expect(escaped).toBe(expected);
  expect(() => decodeURIComponent(escaped)).not.toThrow();
});
