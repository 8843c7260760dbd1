import { describe, expect, test } from 'vitest';
import { readRedirects } from '../../../src/facts/redirects';
import { readScripts } from '../../../src/plugins/hosting/readScripts';
import { listHtmlFiles, parseHtmlFile, readBuilt, SANDBOX_FILE } from './builtSite';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** All documents except the playground's sandbox, which has a policy of its own. */
const htmlFiles = listHtmlFiles().filter((file) => file !== SANDBOX_FILE);

/** Returns the sources of a directive. */
function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe.each(htmlFiles)('%s', (file) => {
  const html = readBuilt(file);
  const policy = POLICY.exec(html);

  test('has a policy before every script', () => {
    expect(policy).not.toBeNull();
    expect(html.indexOf('<script')).toBeGreaterThan(policy!.index);
  });

  test('only allows its own inline scripts', () => {
    const expected = ["'self'", ...readScripts(html).hashes];
    expect(sourcesOf(policy![1]!, 'script-src')).toEqual(expected);
    expect(policy![1]).not.toMatch(/https?:|unsafe-eval|\*/);
    expect(policy![1]!.match(/[\w-]+-src[^;]*unsafe-inline'/g)).toEqual(["style-src 'self' 'unsafe-inline'"]);
  });

  test('has no inline event handlers, and links to other sites give them no access', () => {
    const page = parseHtmlFile(file);
    const withHandlers = [...page.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name: string) => name.startsWith('on')),
    );
    expect(withHandlers.map((element) => element.outerHTML.slice(0, 200))).toEqual([]);
    const unsafe = [...page.querySelectorAll('a[target=_blank]')].filter(
      (link) => link.getAttribute('rel') !== 'noopener noreferrer',
    );
    expect(unsafe.map((link) => link.outerHTML.slice(0, 200))).toEqual([]);
  });
});

describe('files for static hosts', () => {
  const policy =
    /Content-Security-Policy: (.*); frame-ancestors 'self'\n/.exec(readBuilt('_headers'))?.[1] ?? '';

  test('send a policy that says nothing about scripts, because each document says which ones it runs', () => {
    expect(policy).toMatch(/^style-src 'self'/);
    expect(policy).not.toMatch(/script-src|default-src/);
  });

  test('send security headers, and cache files with a hash', () => {
    const headers = readBuilt('_headers');
    expect(headers).toContain('X-Content-Type-Options: nosniff\n');
    expect(headers).toContain('Referrer-Policy: ');
    expect(headers).toMatch(/\/assets\/\*\n\s+Cache-Control: .*immutable/);
  });

  test('include every redirect', () => {
    for (const { from, to } of readRedirects()) {
      expect(readBuilt('_redirects')).toContain(`${from} ${to} 301\n`);
    }
  });
});

test('the sandbox allows scripts of this site and those that the page sends, and no connection', () => {
  const html = readBuilt(SANDBOX_FILE);
  const policy = /content="([^"]*)"/.exec(html)![1]!;
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('src='));
  expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"]);
  expect(sourcesOf(policy, 'script-src')).toEqual(['${location.origin}', 'blob:']);
  expect(sourcesOf(policy, 'form-action')).toEqual(["'none'"]);
  expect(policy).not.toMatch(/connect-src|frame-src|unsafe-eval|https?:/);
});
