/** Builds the site and runs every benchmark: `npm run bench`; with `--check` it fails when a goal is missed. */
import { spawnSync } from 'node:child_process';

const options = process.argv.slice(2);

function run(script, ...args) {
  return spawnSync('npm', ['run', '--silent', script, '--', ...args], { stdio: 'inherit' }).status === 0;
}

if (!run('build')) process.exit(1);
// One that misses a goal does not hide what the others measure.
const results = ['bench:pages', 'bench:search', 'bench:build'].map((script) => run(script, ...options));
process.exitCode = results.every(Boolean) ? 0 : 1;
