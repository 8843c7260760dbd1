import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Returns the error output of a tool without a browser and a build. */
function runTool(file: string) {
  const env = { ...process.env, CHROMIUM_PATH: '/missing/chromium', SITE_DIR: '/missing/build' };
  const { status, stderr } = spawnSync(process.execPath, [file], { env, encoding: 'utf8', timeout: 60_000 });
  return { status, stderr };
}

test.each(['tools/test.mjs', 'tools/bench/build.mjs'])(
  '%s says in one line that there is no browser',
  (file) => {
    expect(runTool(file)).toEqual({
      status: 1,
      stderr:
        'CHROMIUM_PATH is "/missing/chromium", which is not an executable file. Set it to a Chrome or Chromium, or unset it.\n',
    });
  },
);

test('tools/bench/pages.mjs says in one line that there is no build', () => {
  expect(runTool('tools/bench/pages.mjs')).toEqual({
    status: 1,
    stderr: 'There is no build to measure: run "npm run build" first.\n',
  });
});
