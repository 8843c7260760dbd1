import { expect, test } from 'vitest';
import { toPagePath } from './toPagePath';

test.each([
  ['/preview/blog.html', '/preview/blog'],
  ['/preview/blog/index.html', '/preview/blog'],
  ['/preview/blog/index', '/preview/blog'],
  ['/preview/docs/api/', '/preview/docs/api'],
  ['/preview/index.html', '/preview/'],
  ['/preview/', '/preview/'],
  ['/preview/blog', '/preview/blog'],
  ['/preview/htmlparser', '/preview/htmlparser'],
])('%s becomes %s', (pathname, expected) => {
  expect(toPagePath(pathname, '/preview/')).toBe(expected);
});

test.each(['/', '/index.html'])('%s is the home page', (pathname) => {
  expect(toPagePath(pathname, '/')).toBe('/');
});
