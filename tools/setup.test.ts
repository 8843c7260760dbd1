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
function write(name: string, time: number, text = '{}'): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
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

test('knows whether development dependencies are installed, also after the lock file changes', () => {
  expect(hasDevDependencies(folder)).toBe(false);
  write('node_modules/.package-lock.json', 200, '{ "packages": { "node_modules/react": {} } }');
  expect(hasDevDependencies(folder)).toBe(false);
  const packages = '{ "node_modules/react": {}, "node_modules/vitest": { "dev": true } }';
  write('node_modules/.package-lock.json', 200, `{ "packages": ${packages} }`);
  expect(hasDevDependencies(folder)).toBe(true);
  write('package.json', 300, '{ "devDependencies": { "vitest": "1.0.0", "eslint": "1.0.0" } }');
  write('package-lock.json', 300);
  expect(hasDevDependencies(folder)).toBe(true);
});
