import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { diskCache } from './diskCache';

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'keep-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

it('makes a text once for the same inputs', async () => {
  let made = 0;
  const make = () => `text ${++made}`;
  expect(await diskCache(siteDir, 'test', ['a', 'b'], make)).toBe('text 1');
  expect(await diskCache(siteDir, 'test', ['a', 'b'], make)).toBe('text 1');
  expect(await diskCache(siteDir, 'test', ['ab', ''], make)).toBe('text 2');
});

it('keeps nothing of a text that cannot be made', async () => {
  const fail = () => Promise.reject(new Error('no text'));
  await expect(diskCache(siteDir, 'test', ['c'], fail)).rejects.toThrow('no text');
  expect(await diskCache(siteDir, 'test', ['c'], () => 'text')).toBe('text');
});
