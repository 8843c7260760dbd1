import { expect, test } from 'vitest';
import { createLinkResolver } from './linkResolver';

const formats = { file: '/site/docs/guides/formats.mdx', permalink: '/preview/docs/guides/formats' };
const errors = { file: '/site/docs/guides/errors.mdx', permalink: '/preview/docs/guides/errors' };
const api = { file: '/site/docs/api/index.md', permalink: '/preview/docs/api/' };
const home = { file: '/site/src/pages/_index.mdx', permalink: '/preview/' };
const resolve = createLinkResolver(
  {
    pages: [formats, errors, api, home],
    files: new Map([
      ['/docs/guides/formats#code-src-a-tsx', '/samples/formats/src/A.tsx'],
      ['/#code-app-tsx', '/samples/sample/App.tsx'],
    ]),
    partOf: (url, id) => (url === '/docs/guides/errors' && id.startsWith('capture-') ? 'capture' : undefined),
  },
  '/preview/',
  'https://a.example',
);

test.each([
  ['a source file', '../guides/formats.mdx#fps', '/preview/docs/guides/formats.md#fps'],
  ['a URL', '/docs/guides/formats', '/preview/docs/guides/formats.md'],
  ['a URL with a slash at its end', '/docs/api/', '/preview/docs/api.md'],
  ['the home page', '/', '/preview/index.md'],
  ['a page without Markdown', '/search?q=fps', '/preview/search?q=fps'],
  ['a file', 'pathname:///img/logo.svg', '/preview/img/logo.svg'],
  ['a heading of the same page', '#hooks', '/preview/docs/api.md#hooks'],
  ['a code block', '../guides/formats.mdx#code-src-a-tsx', '/preview/samples/formats/src/A.tsx'],
  ['a code block of the home page', '/#code-app-tsx', '/preview/samples/sample/App.tsx'],
  [
    'a part of a page',
    '/docs/guides/errors#capture-no-data',
    '/preview/docs/guides/errors/capture.md#capture-no-data',
  ],
  ['the index of a page with parts', '/docs/guides/errors#remount', '/preview/docs/guides/errors.md#remount'],
])('makes a link to %s absolute', (_name, url, expected) => {
  expect(resolve(url, api)).toBe(`https://a.example${expected}`);
});

test.each(['https://reactnative.dev/docs', 'mailto:a@example.com'])('keeps %s', (url) => {
  expect(resolve(url, api)).toBe(url);
});

test('finds a heading in another part of the same page', () => {
  expect(resolve('#capture-no-data', errors)).toBe(
    'https://a.example/preview/docs/guides/errors/capture.md#capture-no-data',
  );
});
