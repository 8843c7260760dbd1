/**
 * Prepares a fresh clone: checks Node.js and installs the locked dependencies. With `--omit=dev`, leaves out
 * development dependencies unless they're already installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** npm's list of what it has installed, relative to the root. npm writes it at the end of each installation. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Returns whether the last installation had development dependencies, even if the lock file has changed since. */
export function hasDevDependencies(root) {
  const file = path.join(root, INSTALLED);
  if (!existsSync(file)) return false;
  const { packages = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(packages).some(({ dev }) => dev);
}

/**
 * Returns whether npm has installed the dependencies since the lock file last changed. Only the times count, so packages
 * that somebody has linked or patched stay.
 */
export function isInstalled(root) {
  const lock = statSync(path.join(root, 'package-lock.json'));
  const installed = statSync(path.join(root, INSTALLED), { throwIfNoEntry: false });
  return installed != null && installed.mtimeMs >= lock.mtimeMs;
}

function main(root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
    process.exit(1);
  }
  const hasDev = hasDevDependencies(root);
  const needsDev = !process.argv.includes('--omit=dev');
  if (isInstalled(root) && (hasDev || !needsDev)) return;
  console.log('Installing the locked dependencies …');
  const omit = needsDev || hasDev ? [] : ['--omit=dev'];
  const { status } = spawnSync('npm', ['ci', ...omit], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('npm ci failed: see its message above, then run this command again.');
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(fileURLToPath(new URL('..', import.meta.url)));
