import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reuse } from './buildCache';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'build-cache-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const make = vi.fn(async (text: string) => Buffer.from(text.toUpperCase()));
const read = async (...inputs: string[]) =>
  Buffer.from(await reuse(folder, inputs, () => make(inputs.join(' ')))).toString();

test('the same inputs are made once, and a changed input gives the new result', async () => {
  expect([await read('title', '1.0'), await read('title', '1.0')]).toEqual(['TITLE 1.0', 'TITLE 1.0']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await read('title', '1.1')).toBe('TITLE 1.1');
  expect(await read('title 1', '.0')).toBe('TITLE 1 .0');
});

test('a deleted cache and a failed call leave nothing that a later call trusts', async () => {
  rmSync(folder, { recursive: true });
  await expect(reuse(folder, ['a'], () => Promise.reject(new Error('no font')))).rejects.toThrow('no font');
  expect(await read('a')).toBe('A');
  expect(readdirSync(folder)).toHaveLength(1);
});
