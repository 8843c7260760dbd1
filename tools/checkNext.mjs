/**
 * Builds a copy of the site with the newest Docusaurus, including pre-releases, and tests that build:
 * `npm run check:next`, or `npm run check:next <version>`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exitWithMessage } from './exitWithMessage.mjs';

/** Reads a field of a package from the npm registry. */
function view(name, field) {
  return JSON.parse(execFileSync('npm', ['view', name, field, '--json'], { encoding: 'utf8' }));
}

/** Returns the latest release of the newest major version, even if an older major got a patch after it. */
export function newestVersion(times) {
  const versions = Object.keys(times).filter((name) => /^\d/.test(name));
  const order = (a, b) => parseInt(a) - parseInt(b) || times[a].localeCompare(times[b]);
  return versions.sort(order).at(-1);
}

/** Returns the manifest with every Docusaurus package set to this version. */
export function setDocusaurusVersion(manifest, version) {
  const update = (packages) =>
    Object.fromEntries(
      Object.entries(packages).map(([name, range]) => [
        name,
        name.startsWith('@docusaurus/') ? version : range,
      ]),
    );
  return {
    ...manifest,
    dependencies: update(manifest.dependencies),
    devDependencies: update(manifest.devDependencies),
  };
}

/** Returns the lowest Node.js major version that a range such as `>=24.14` allows. */
export function readNodeMajor(range) {
  return Number(/\d+/.exec(range)?.[0]);
}

function copyRepository() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'next-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(file, path.join(folder, file));
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'copy'],
  ])
    execFileSync('git', ['-c', 'user.name=check', '-c', 'user.email=check@localhost', ...args], {
      cwd: folder,
    });
  return folder;
}

/** Returns a PATH with at least this major version of Node.js. If ours is older, installs Node.js with npm. */
function pathWithNode(major, folder) {
  if (Number(process.versions.node.split('.')[0]) >= major) return process.env.PATH;
  const target = path.join(folder, '.node');
  execFileSync('npm', ['install', '--prefix', target, '--no-save', `node@${major}`], { stdio: 'inherit' });
  return [path.join(target, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
}

/** Returns the publish date of each complete release. Some packages of a pre-release can be missing from a registry. */
function readCompleteReleases() {
  const versions = new Set(view('@docusaurus/faster', 'versions'));
  return Object.fromEntries(
    Object.entries(view('@docusaurus/core', 'time')).filter(([name]) => versions.has(name)),
  );
}

function main() {
  const version = process.argv[2] ?? newestVersion(readCompleteReleases());
  const folder = copyRepository();
  const file = path.join(folder, 'package.json');
  writeFileSync(file, JSON.stringify(setDocusaurusVersion(JSON.parse(readFileSync(file, 'utf8')), version)));
  const node = readNodeMajor(view(`@docusaurus/core@${version}`, 'engines').node);
  const env = { ...process.env, PATH: pathWithNode(node, folder) };
  const run = (command, ...args) =>
    spawnSync(command, args, { cwd: folder, env, stdio: 'inherit' }).status === 0;
  console.log(`Docusaurus ${version}, Node.js ${node} or newer`);
  // Peer dependency ranges, such as those of TypeDoc's plugin, exclude pre-releases.
  const isInstalled = run('npm', 'install', '--no-audit', '--no-fund', '--legacy-peer-deps');
  const isBuilt = isInstalled && run('node', 'tools/buildForTests.mjs');
  const isTested =
    isBuilt &&
    run('npx', 'vitest', 'run', 'tests/site/build') &&
    run('npx', 'playwright', 'test', 'routes.spec', '--project=site');
  rmSync(folder, { recursive: true, force: true });
  if (!isInstalled) exitWithMessage(new Error('Failed to install the packages: see above.'));
  if (!isBuilt) exitWithMessage(new Error(`The site doesn't build with Docusaurus ${version}: see above.`));
  if (!isTested) exitWithMessage(new Error(`Tests fail with Docusaurus ${version}: see above.`));
  console.log(`The site builds and works with Docusaurus ${version}.`);
}

if (process.argv[1] === import.meta.filename) main();
