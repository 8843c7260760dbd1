/** Builds the site and runs every benchmark: `npm run bench`. With `--check`, fails if a goal is missed. */
import { spawnSync } from 'node:child_process';

const options = process.argv.slice(2);

function run(script, ...args) {
  return spawnSync('npm', ['run', '--silent', script, '--', ...args], { stdio: 'inherit' }).status === 0;
}

if (!run('build')) process.exit(1);
// Runs all benchmarks even if one misses a goal.
const results = ['bench:pages', 'bench:phone', 'bench:search', 'bench:build'].map((script) =>
  run(script, ...options),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
