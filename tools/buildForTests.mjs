/**
 * Makes the two builds that the tests read: `npm run build:tests`. `build` is the site as it is without settings.
 * `build-hosted` is served under a path, with hosted search and analytics on.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The environment variables that change a build. */
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

const HOSTED = {
  BASE_URL: '/preview/',
  ALGOLIA_APP_ID: 'TESTAPPID',
  ALGOLIA_API_KEY: 'test-search-key',
  ALGOLIA_INDEX_NAME: 'test-index',
  GTAG_TRACKING_ID: 'G-TEST123',
};

/** Returns the environment without settings of the caller, so that all machines test the same site. */
export function neutralEnvironment() {
  const environment = { ...process.env, NO_UPDATE_NOTIFIER: '1' };
  for (const name of SETTINGS) delete environment[name];
  return environment;
}

function build(outDir, settings) {
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const { status } = spawnSync(process.execPath, [docusaurus, 'build', '--out-dir', outDir], {
    cwd: root,
    env: { ...neutralEnvironment(), ...settings },
    stdio: 'inherit',
  });
  return status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = build('build', {}) && build('build-hosted', HOSTED) ? 0 : 1;
