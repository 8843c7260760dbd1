import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Generated files. */
const GENERATED = /^(\.git|\.docusaurus.*|build.*|node_modules|test-results|docs[\\/]api)$/;

function git(directory, ...args) {
  execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {
    cwd: directory,
    stdio: 'ignore',
  });
}

/**
 * Copies the site without caches, for measurements and tests. Returns the path of the copy. The copy is a repository
 * with the site's history, because Docusaurus asks git for the date of each page.
 */
export function copySite() {
  const root = process.cwd();
  const directory = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  git(root, 'clone', '--quiet', '--no-checkout', root, directory);
  cpSync(root, directory, {
    recursive: true,
    // `setup.mjs` compares the time of the lock file with that of the installation.
    preserveTimestamps: true,
    filter: (source) => !GENERATED.test(path.relative(root, source)),
  });
  git(directory, 'add', '--all');
  git(directory, 'commit', '--quiet', '--no-verify', '--allow-empty', '-m', 'copy');
  mkdirSync(path.join(directory, 'node_modules'));
  const installed = readdirSync(path.join(root, 'node_modules'), { withFileTypes: true });
  for (const entry of installed.filter(({ name }) => name !== '.cache')) {
    const source = path.join(root, 'node_modules', entry.name);
    // Links to workspaces are relative, so the copy has its own.
    const target = entry.isSymbolicLink() ? readlinkSync(source) : source;
    symlinkSync(target, path.join(directory, 'node_modules', entry.name));
  }
  return directory;
}

/** Removes a copy. */
export function removeSite(directory) {
  rmSync(directory, { recursive: true, force: true });
}
