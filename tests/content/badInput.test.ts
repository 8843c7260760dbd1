import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { rootFolder } from './rootFolder';

/** Runs a command of Docusaurus that is to stop before it does anything; returns its exit code and its lines. */
function run(args: string[], variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', ...args], {
    cwd: rootFolder,
    encoding: 'utf8',
    env: { ...process.env, ...variables, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1' },
  });
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line && !/^npm warn|\[INFO\]/.test(line));
  return { status, lines };
}

test('a half-set environment stops the build with one line that names what is missing', () => {
  const { status, lines } = run(['build'], { ALGOLIA_APP_ID: 'APP' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^Hosted search is half set: ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME missing\. Set /,
  );
  expect(status).toBe(1);
});

test('a port in use stops the start with one line that names it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const { lines } = run(['start', '--no-open', '--port', String(port)]);
  server.close();
  expect(lines).toEqual([`[ERROR] Something is already running on port ${port}.`]);
});
