import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collectApiUsages } from '../src/api/links/collectApiUsages';
import { testModel } from '../src/api/links/testModel';
import { readSite } from '../src/page-source/readSite';
import { rootFolder } from '../src/config/rootFolder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bad-input-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command that should fail immediately. Returns its exit code and its output lines. */
function run(args: string[], variables: Record<string, string> = {}, command = 'docusaurus') {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${command}`, args, {
    cwd: rootFolder,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, ...variables, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1' },
  });
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line && !line.includes('[INFO]'));
  return { status, lines };
}

test("an incomplete environment stops the build with one line about what's missing", () => {
  const { status, lines } = run(['build'], { ALGOLIA_APP_ID: 'APP' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^Hosted search is half set: ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME missing\. Set /,
  );
  expect(status).toBe(1);
});

test('a port in use stops npm start with one line about it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const { lines } = run(['start', '--no-open', '--port', String(port)]);
  server.close();
  expect(lines).toEqual([`[ERROR] Something is already running on port ${port}.`]);
});

test("check:samples lists the files that aren't pages", () => {
  const files = ['docs/guides', 'docs/guides/nowhere.mdx', 'README.md'];
  const { status, lines } = run(['checks/checkSamples.ts', ...files], {}, 'tsx');
  expect(lines).toEqual([`Not a page: ${files.join(', ')}. Give paths such as docs/guides/devices.mdx.`]);
  expect(status).toBe(1);
});

test('check:samples says what runs the sample of the home page', () => {
  const { status, lines } = run(['checks/checkSamples.ts', 'src/pages/_sample.mdx'], {}, 'tsx');
  expect(lines).toEqual([
    'The sample of src/pages/_sample.mdx only runs in a browser: npm run build:tests && npx playwright test phone',
  ]);
  expect(status).toBe(1);
});

describe('a guide whose front matter cannot be read stops the build with one line', () => {
  test.each([
    [
      'Text.',
      'docs/guides/bad.mdx has no title: add "title" to the front matter, between two lines of "---".',
    ],
    [
      '---\ndescription: A\ntitle: Zoom: how\n---\n',
      'docs/guides/bad.mdx:3 cannot be read: Nested mappings are not allowed in compact mappings. Fix the front matter; quote a value',
    ],
    ['---\ndescription: A\n---\n', 'docs/guides/bad.mdx has no title: add "title" to the front matter'],
  ])('%j', (markdown, message) => {
    mkdirSync(path.join(folder, 'docs/guides'), { recursive: true });
    writeFileSync(path.join(folder, 'docs/guides/bad.mdx'), markdown);
    const read = () => collectApiUsages(readSite(folder).pages, testModel);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/\n/);
  });
});
