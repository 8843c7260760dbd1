import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { injectCsp } from './injectCsp';
import { readScripts } from './readScripts';
import { createPolicy, formatPolicy } from './csp';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('hashes inline scripts, but not files and data blocks', () => {
  const html =
    '<script>one()</script><script data-rh=true>\ntwo()\n</script><script src=/a.js defer></script>' +
    '<script type=application/ld+json>{}</script><script type="module">three()</script><script>one()</script>';
  expect(readScripts(html).hashes).toEqual([hash('one()'), hash('\ntwo()\n'), hash('three()')].sort());
});

test('allows only the site and hashed inline scripts by default', () => {
  const policy = createPolicy({}, ["'sha256-a'"]);
  expect(policy['script-src']).toEqual(["'self'", "'sha256-a'"]);
  expect(formatPolicy(policy)).not.toMatch(/https?:|unsafe-eval|\*/);
});

test('allows hosted search and analytics if they are on', () => {
  const algolia = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
  const policy = createPolicy({ algolia, gtagTrackingId: 'G-1' }, []);
  expect(policy['connect-src']).toContain('https://app-dsn.algolia.net');
  expect(policy['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com']);
});

test('puts the policy before every script', () => {
  const page = '<html><head><meta charset=UTF-8><script>one()</script></head>';
  expect(injectCsp(page, readScripts(page), "default-src 'self'")).toBe(
    `<html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self'"><script>one()</script></head>`,
  );
});

test('tells a page that writes its policy from one about policies', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
  expect(readScripts(`<script>document.write(\`${meta}\`)</script>`).writesPolicy).toBe(true);
  const about =
    '<script>one()</script><script type=application/ld+json>{"headline":"Content-Security-Policy"}</script>' +
    `<pre>${meta.replace('<', '&lt;')}</pre><p>Send a Content-Security-Policy.</p>`;
  expect(readScripts(about).writesPolicy).toBe(false);
});

test.each([
  ['<head><title>A</title></head>', 'has no <meta charset>'],
  ['<head><script>one()</script><meta charset="utf-8"></head>', 'has a script before <meta charset>'],
])('rejects %s', (html, message) => {
  expect(() => injectCsp(html, readScripts(html), '')).toThrow(message);
});
