/**
 * Checks the source, builds the site and runs all tests. The checks run first, because they read folders that a build
 * writes. Everything runs even if a check fails, except that nothing runs after a failed build, because the tests read
 * the built site. Ends with the tests that passed on a retry, the steps that failed, and a line that counts the tests.
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
const USER_FLOW_RESULTS = 'test-results/browsers.json';

const environment = {
  ...neutralEnvironment(),
  PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
};

/** The longest step takes 5 minutes, and a busy machine can be 20 times slower. CI stops a whole run after an hour. */
const STEP_LIMIT_MS = (process.env.CI ? 40 : 120) * 60_000;

/** Playwright prints its results after an interrupt, once the actions of the running tests have ended. */
const INTERRUPT_LIMIT_MS = 5 * 60_000;

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
    killSignal: 'SIGINT',
  });
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STEP_LIMIT_MS + INTERRUPT_LIMIT_MS);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const [status] = await once(child, 'close');
  clearTimeout(killTimer);
  const isPassed = status === 0;
  if (!isPassed) failedSteps.push(name);
  if (name === BUILD) isBuilt = isPassed;
  const time = Date.now() - start;
  const outcome = isPassed ? 'done' : time < STEP_LIMIT_MS ? 'failed' : 'stopped';
  console.log(`${output}== ${name}: ${outcome} after ${Math.round(time / 1000)} s`);
}

/** Returns the results of a runner, or `undefined` if it wrote none. */
function readResults(file) {
  try {
    return JSON.parse(readFileSync(root + file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns the tests of a Playwright suite that only passed on a retry. */
function listFlaky({ suites = [], specs = [] }) {
  return [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')),
    ...suites.flatMap(listFlaky),
  ];
}

const browser = await findBrowser().catch(exitWithMessage);
installOtherBrowsers();
rmSync(`${root}test-results`, { recursive: true, force: true });

console.log('\n== source checks');
await Promise.all([
  run('format', ['prettier', '--check', '.'], { stdio: 'pipe' }),
  run('lint', ['eslint', '.'], { stdio: 'pipe' }),
  run('typecheck', ['npm', 'run', '--silent', 'typecheck'], { stdio: 'pipe' }),
  run('imports', ['npm', 'run', '--silent', 'check:imports'], { stdio: 'pipe' }),
  run('unused code', ['knip', '--no-progress'], { stdio: 'pipe' }),
  run('spelling', ['npm', 'run', '--silent', 'check:spelling'], { stdio: 'pipe' }),
]);
await run(BUILD, ['node', 'tools/buildForTests.mjs']);
await run('unit and content tests', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_RESULTS}`,
]);
await run('browser tests', ['playwright', 'test'], { extra: { CHROMIUM_PATH: browser } });
await run('user flows in Chromium, Firefox and WebKit', ['playwright', 'test', '-c', 'tests/site/browsers'], {
  extra: { CHROMIUM_PATH: browser },
});

const unit = readResults(UNIT_RESULTS);
const playwright = [BROWSER_RESULTS, USER_FLOW_RESULTS].map(readResults).filter(Boolean);
const counts = [
  ...(unit ? [[unit.numPassedTests, unit.numFailedTests, unit.numPendingTests]] : []),
  ...playwright.map(({ stats }) => [stats.expected + stats.flaky, stats.unexpected, stats.skipped]),
];
const [passed, failed, skipped] = [0, 1, 2].map((index) =>
  counts.reduce((total, each) => total + each[index], 0),
);
const retried = playwright.flatMap(listFlaky);
if (retried.length > 0) console.log('\nPassed on a retry:');
for (const { file, line, title } of retried) console.log(`  ${file}:${line} ${title}`);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(
  `\n${passed} passed, ${failedSteps.length > 0 ? Math.max(failed, 1) : failed} failed, ${skipped} skipped`,
);
process.exit(failedSteps.length > 0 ? 1 : 0);
