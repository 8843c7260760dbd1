import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  cpu?: string[];
  integrity?: string;
  inBundle?: boolean;
  resolved?: string;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
/** A fresh clone downloads all of them before its first page. */
const PACKAGES = 2_000;

const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

test('every dependency is locked by the hash of its content, and not to the url of a registry', () => {
  expect(packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved)).toEqual([]);
});

test('no dependency runs a script when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('a fresh clone installs at most 2,000 packages', () => {
  // A machine only installs the binaries of its own platform.
  expect(packages.filter(([, { cpu }]) => !cpu).length).toBeLessThanOrEqual(PACKAGES);
});
