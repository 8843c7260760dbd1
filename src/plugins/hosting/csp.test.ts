import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { injectCsp } from './injectCsp';
import { inlineScriptHashes } from './inlineScripts';
import { createPolicy, formatPolicy } from './csp';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('hashes the scripts that a browser runs, and no files and data blocks', () => {
  const html =
    '<script>one()</script><script data-rh=true>\ntwo()\n</script><script src=/a.js defer></script>' +
    '<script type=application/ld+json>{}</script><script type="module">three()</script><script>one()</script>';
  expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('\ntwo()\n'), hash('three()')].sort());
});

test('allows nothing but the site itself by default, and no inline script but those with a hash', () => {
  const policy = createPolicy({}, ["'sha256-a'"]);
  expect(policy['script-src']).toEqual(["'self'", "'sha256-a'"]);
  expect(formatPolicy(policy)).not.toMatch(/https?:|unsafe-eval|\*/);
});

test('allows hosted search and analytics where they are switched on', () => {
  const algolia = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
  const policy = createPolicy({ algolia, gtagTrackingId: 'G-1' }, []);
  expect(policy['connect-src']).toContain('https://app-dsn.algolia.net');
  expect(policy['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com']);
});

test('puts the policy before every script', () => {
  const page = '<html><head><meta charset=UTF-8><script>one()</script></head>';
  expect(injectCsp(page, "default-src 'self'")).toBe(
    `<html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self'"><script>one()</script></head>`,
  );
});

test.each([
  ['<head><title>A</title></head>', 'no <meta charset="utf-8">'],
  ['<head><script>one()</script><meta charset="utf-8"></head>', 'a script stands before'],
])('refuses %s', (html, message) => {
  expect(() => injectCsp(html, '')).toThrow(message);
});
