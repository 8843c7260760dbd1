import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from './hostFiles';

const rules = {
  headers: [{ path: '/preview/assets/', headers: { 'Cache-Control': 'public', 'X-Test': 'a; b' } }],
  redirects: [{ from: '/preview/docs', to: '/preview/docs/guides' }],
};

test('writes the header file of Netlify and Cloudflare Pages', () => {
  expect(headersFile(rules)).toBe('/preview/assets/*\n  Cache-Control: public\n  X-Test: a; b\n');
});

test('writes the redirect file of Netlify and Cloudflare Pages', () => {
  expect(redirectsFile(rules)).toBe('/preview/docs /preview/docs/guides 301\n');
});
