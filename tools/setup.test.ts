import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasDevDependencies, isInstalled } from './setup.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
  write('package-lock.json', 100);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file that last changed at a time in seconds. */
function write(name: string, time: number): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '{}');
  utimesSync(file, time, time);
}

test('installs in a fresh clone, and after a stopped installation', () => {
  expect(isInstalled(folder)).toBe(false);
  write('node_modules/react/package.json', 200);
  expect(isInstalled(folder)).toBe(false);
});

test('installs again when the lock file changes', () => {
  write('node_modules/.package-lock.json', 200);
  expect(isInstalled(folder)).toBe(true);
  write('package-lock.json', 300);
  expect(isInstalled(folder)).toBe(false);
});

test('keeps packages that were linked or patched after the installation', () => {
  write('node_modules/.package-lock.json', 200);
  write('node_modules/react-native-vision-camera/package.json', 300);
  expect(isInstalled(folder)).toBe(true);
});

test('notices that development dependencies are missing', () => {
  writeFileSync(
    path.join(folder, 'package.json'),
    '{ "devDependencies": { "@types/react": "1.0.0", "vitest": "1.0.0" } }',
  );
  write('node_modules/@types/react/package.json', 200);
  expect(hasDevDependencies(folder)).toBe(false);
  write('node_modules/vitest/package.json', 200);
  expect(hasDevDependencies(folder)).toBe(true);
});
