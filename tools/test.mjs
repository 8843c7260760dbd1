/**
 * Runs every check in order; ends with a line that counts the tests. A check that fails does not hide
 * the others, but nothing runs after a build that fails: the tests read the built site.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitWithMessage } from './exitWithMessage.mjs';
import { findBrowser, installOtherBrowsers } from './findBrowser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const UNIT_RESULTS = 'test-results/unit.json';
const BROWSER_RESULTS = 'test-results/browser.json';
const JOURNEY_RESULTS = 'test-results/browsers.json';

// The tests build with known settings, whatever the caller's environment holds.
const SETTINGS = [
  'SITE_URL',
  'BASE_URL',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'GTAG_TRACKING_ID',
  'SITE_REPOSITORY_URL',
  'VISION_CAMERA_SOURCE',
];
const environment = {
  ...process.env,
  NO_UPDATE_NOTIFIER: '1',
  PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
};
for (const name of SETTINGS) delete environment[name];

/** The second build: served under a path, with hosted search and analytics switched on. */
const HOSTED = {
  BASE_URL: '/preview/',
  ALGOLIA_APP_ID: 'TESTAPPID',
  ALGOLIA_API_KEY: 'test-search-key',
  ALGOLIA_INDEX_NAME: 'test-index',
  GTAG_TRACKING_ID: 'G-TEST123',
};

/** A step that takes longer hangs: all steps together take under 15 minutes. */
const STEP_LIMIT_MS = 20 * 60 * 1000;

let hasFailed = false;
let isBuilt = true;

/** Runs one check; `stdio: 'pipe'` keeps its output together until it ends. */
async function run(name, [file, ...options], extra = {}, stdio = 'inherit') {
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
  hasFailed ||= !isPassed;
  if (options.includes('build')) isBuilt = isPassed;
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

await Promise.all([
  run('format', ['prettier', '--check', '.'], {}, 'pipe'),
  run('lint', ['eslint', '.'], {}, 'pipe'),
  run('typecheck', ['tsc'], {}, 'pipe'),
]);
await run('build', ['docusaurus', 'build']);
await run('build with hosted search', ['docusaurus', 'build', '--out-dir', 'build-hosted'], HOSTED);
await run('unit and content tests', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_RESULTS}`,
]);
await run('browser tests', ['playwright', 'test'], { CHROMIUM_PATH: browser });
await run('journeys in Chromium, Firefox and WebKit', ['playwright', 'test', '-c', 'tests/browsers'], {
  CHROMIUM_PATH: browser,
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
const failed = hasFailed ? Math.max(sum('failed'), 1) : sum('failed');
console.log(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
process.exit(hasFailed ? 1 : 0);
