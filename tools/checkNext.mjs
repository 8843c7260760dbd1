/**
 * Builds a clone of the site with the newest Docusaurus, including pre-releases, and tests that build:
 * `npm run check:next`, or `npm run check:next <version>`. A pre-release can need a newer Node.js than the site.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exitWithMessage } from './exitWithMessage.mjs';

/** Reads a field of a package from the npm registry. */
function view(name, field) {
  return JSON.parse(execFileSync('npm', ['view', name, field, '--json'], { encoding: 'utf8' }));
}

/** Returns the latest release of the newest major version, even if an older major got a patch after it. */
function findNewestVersion() {
  const times = view('@docusaurus/core', 'time');
  // Some packages of a pre-release can be missing from a registry.
  const versions = view('@docusaurus/faster', 'versions').filter((version) => version in times);
  return versions.sort((a, b) => parseInt(a) - parseInt(b) || times[a].localeCompare(times[b])).at(-1);
}

const version = process.argv[2] ?? findNewestVersion();
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
  name.startsWith('@docusaurus/'),
);
const folder = mkdtempSync(path.join(os.tmpdir(), 'next-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

function run(step, command, ...args) {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (status === 0) return;
  exitWithMessage(new Error(`${step} failed with Docusaurus ${version}: see above.`));
}

console.log(`Docusaurus ${version}`);
run('Copying the site', 'git', 'clone', '--quiet', process.cwd(), '.');
// Peer dependency ranges, such as those of TypeDoc's plugin, exclude pre-releases.
const options = ['--no-audit', '--no-fund', '--legacy-peer-deps', '--save-exact'];
run('The installation', 'npm', 'install', ...options, ...packages.map((name) => `${name}@${version}`));
run('The build', 'node', 'tools/buildForTests.mjs');
run('A test', 'npx', 'vitest', 'run', 'tests/site/build');
run('A test', 'npx', 'playwright', 'test', 'routes.spec', '--project=site');
console.log(`The site builds and works with Docusaurus ${version}.`);
