import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { diskCache } from './diskCache';

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'disk-cache-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

it('creates a text once for the same inputs', async () => {
  let count = 0;
  const create = () => `text ${++count}`;
  expect(await diskCache(siteDir, 'test', ['a', 'b'], create)).toBe('text 1');
  expect(await diskCache(siteDir, 'test', ['a', 'b'], create)).toBe('text 1');
  expect(await diskCache(siteDir, 'test', ['ab', ''], create)).toBe('text 2');
});

it('stores nothing if the text cannot be created', async () => {
  const fail = () => Promise.reject(new Error('no text'));
  await expect(diskCache(siteDir, 'test', ['c'], fail)).rejects.toThrow('no text');
  expect(await diskCache(siteDir, 'test', ['c'], () => 'text')).toBe('text');
});
