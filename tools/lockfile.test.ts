import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  integrity?: string;
  inBundle?: boolean;
  link?: boolean;
  resolved?: string;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
);

test("every dependency is locked by its content's hash, without a registry URL", () => {
  expect(packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved)).toEqual([]);
});

test('no dependency runs a script during installation', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
