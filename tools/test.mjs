/**
 * Checks the source while it builds the site, then runs all tests. Ends with the names of the steps that failed and a
 * line that counts the tests. Everything runs even if a check fails, except that nothing runs after a failed build,
 * because the tests read the built site.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { neutralEnvironment } from './buildForTests.mjs';
import { exitWithMessage } from './exitWithMessage.mjs';
import { findBrowser, installOtherBrowsers } from './findBrowser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const UNIT_RESULTS = 'test-results/unit.json';
const BROWSER_RESULTS = 'test-results/browser.json';
const JOURNEY_RESULTS = 'test-results/browsers.json';

const environment = {
  ...neutralEnvironment(),
  PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
};

/** The longest step takes 5 minutes, and a busy machine can be several times slower. A step that takes longer hangs. */
const STEP_LIMIT_MS = 40 * 60 * 1000;

const BUILD = 'both builds';

const failedSteps = [];
let isBuilt = true;

/** Runs one check. With `stdio: 'pipe'`, prints its output when it ends. */
async function run(name, [file, ...options], { extra = {}, stdio = 'inherit' } = {}) {
  if (!isBuilt) return;
  if (stdio === 'inherit') console.log(`\n== ${name}`);
  const start = Date.now();
  const child = spawn(file, options, {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    env: { ...environment, ...extra },
    timeout: STEP_LIMIT_MS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const [status] = await once(child, 'close');
  const isPassed = status === 0;
  if (!isPassed) failedSteps.push(name);
  if (name === BUILD) isBuilt = isPassed;
  console.log(
    `${output}== ${name}: ${isPassed ? 'done' : 'failed'} after ${Math.round((Date.now() - start) / 1000)} s`,
  );
}

function count(file, read) {
  try {
    return read(JSON.parse(readFileSync(root + file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

const browser = await findBrowser().catch(exitWithMessage);
installOtherBrowsers();
rmSync(`${root}test-results`, { recursive: true, force: true });

console.log('\n== source checks and both builds');
await Promise.all([
  run(BUILD, ['node', 'tools/buildForTests.mjs'], { stdio: 'pipe' }),
  run('format', ['prettier', '--check', '.'], { stdio: 'pipe' }),
  run('lint', ['eslint', '.'], { stdio: 'pipe' }),
  run('typecheck', ['tsc'], { stdio: 'pipe' }),
  run('unused code', ['knip', '--no-progress'], { stdio: 'pipe' }),
  run('spelling', ['npm', 'run', '--silent', 'check:spelling'], { stdio: 'pipe' }),
]);
await run('unit and content tests', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_RESULTS}`,
]);
await run('browser tests', ['playwright', 'test'], { extra: { CHROMIUM_PATH: browser } });
await run('journeys in Chromium, Firefox and WebKit', ['playwright', 'test', '-c', 'tests/site/browsers'], {
  extra: { CHROMIUM_PATH: browser },
});

const readPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});
const counts = [
  count(UNIT_RESULTS, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests,
  })),
  count(BROWSER_RESULTS, readPlaywright),
  count(JOURNEY_RESULTS, readPlaywright),
];
const sum = (name) => counts.reduce((total, each) => total + each[name], 0);
const failed = failedSteps.length > 0 ? Math.max(sum('failed'), 1) : sum('failed');
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
process.exit(failedSteps.length > 0 ? 1 : 0);
