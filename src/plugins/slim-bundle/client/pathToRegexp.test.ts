import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import pathToRegexp from './pathToRegexp';

const require = createRequire(import.meta.url);
const original = createRequire(require.resolve('react-router'))('path-to-regexp') as typeof pathToRegexp;

const ROUTES = ['/', '/docs', '/docs/', '/docs/guides/formats', '/404.html', '/blog/version-4.7', '*'];
const ADDRESSES = [
  ...ROUTES,
  '/docs/guides/formats/',
  '/docsX',
  '/DOCS',
  '/blog/version-4x7',
  '',
  '/docs//guides',
];
const OPTIONS = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({ end, strict, sensitive }))),
);

test.each(OPTIONS)('matches what the package matches with %o', (options) => {
  for (const route of ROUTES) {
    for (const address of ADDRESSES) {
      const match = pathToRegexp(route, [], options).exec(address);
      expect([route, address, match?.[0]]).toEqual([
        route,
        address,
        original(route, [], options).exec(address)?.[0],
      ]);
    }
  }
});
