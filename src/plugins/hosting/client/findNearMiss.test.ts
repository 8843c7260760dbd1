import { expect, test } from 'vitest';
import { findNearMiss } from './findNearMiss';

const paths = [
  '/preview/',
  '/preview/blog',
  '/preview/docs/api/interfaces/CameraProps',
  '/preview/docs/api/',
  '*',
];

test.each([
  ['/preview/blog.html', '/preview/blog'],
  ['/preview/blog/index.html', '/preview/blog'],
  ['/preview/Blog', '/preview/blog'],
  ['//preview//blog/', '/preview/blog'],
  ['/preview/docs/api/interfaces/cameraprops.HTML', '/preview/docs/api/interfaces/CameraProps'],
  ['/preview/docs/api.html', '/preview/docs/api/'],
  ['/preview/index.html', '/preview/'],
])('%s means %s', (pathname, expected) => {
  expect(findNearMiss(pathname, paths)).toBe(expected);
});

test.each(['/preview/blog', '/preview/blog/', '/preview/nothing', '/preview/nothing.html', '/', '*', '//'])(
  '%s stays where it is',
  (pathname) => {
    expect(findNearMiss(pathname, paths)).toBeUndefined();
  },
);
