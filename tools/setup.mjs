/** Prepares a fresh clone: checks Node.js and installs the locked dependencies. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns whether npm has installed the dependencies since the lock file last changed. Only the times count, so packages
 * that somebody has linked or patched stay.
 */
export function isInstalled(root) {
  const lock = statSync(path.join(root, 'package-lock.json'));
  // npm writes this file at the end of each installation.
  const installed = statSync(path.join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  return installed != null && installed.mtimeMs >= lock.mtimeMs;
}

function main(root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
    process.exit(1);
  }
  if (isInstalled(root)) return;
  console.log('Installing the locked dependencies …');
  const { status } = spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('npm ci failed: see its message above, then run this command again.');
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(fileURLToPath(new URL('..', import.meta.url)));
