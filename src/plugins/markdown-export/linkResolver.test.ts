import { expect, test } from 'vitest';
import { createLinkResolver } from './linkResolver';

const formats = { file: '/site/docs/guides/formats.mdx', permalink: '/preview/docs/guides/formats' };
const api = { file: '/site/docs/api/index.md', permalink: '/preview/docs/api/' };
const home = { file: '/site/src/pages/_index.mdx', permalink: '/preview/' };
const resolve = createLinkResolver([formats, api, home], '/preview/');

test.each([
  ['a source file', '../guides/formats.mdx#fps', '/preview/docs/guides/formats.md#fps'],
  ['a URL', '/docs/guides/formats', '/preview/docs/guides/formats.md'],
  ['a URL with a slash at its end', '/docs/api/', '/preview/docs/api.md'],
  ['the home page', '/', '/preview/index.md'],
  ['a page without Markdown', '/search?q=fps', '/preview/search?q=fps'],
  ['a file', 'pathname:///img/logo.svg', '/preview/img/logo.svg'],
  ['a heading of the same page', '#fps', '#fps'],
  ['another site', 'https://reactnative.dev/docs', 'https://reactnative.dev/docs'],
  ['mail', 'mailto:a@example.com', 'mailto:a@example.com'],
])('leads a link to %s on', (_name, url, expected) => {
  expect(resolve(url, api)).toBe(expected);
});
