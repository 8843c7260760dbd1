/** Prepares a fresh clone: checks Node.js, then installs the locked dependencies if `node_modules` doesn't match. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function readPackages(file) {
  return JSON.parse(readFileSync(root + file, 'utf8')).packages;
}

/** Returns the first package whose installed version differs from the lock file, or `undefined`. */
export function findMismatch(locked, installed) {
  return Object.keys(locked).find((path) => {
    const { version, optional, peer, link } = locked[path];
    if (path === '' || link) return false;
    if (installed[path] == null) return !optional && !peer;
    return installed[path].version !== version;
  });
}

function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  return (
    existsSync(root + installed) &&
    findMismatch(readPackages('package-lock.json'), readPackages(installed)) == null
  );
}

function main() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing the locked dependencies …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('npm ci failed: see its message above, then run this command again.');
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
