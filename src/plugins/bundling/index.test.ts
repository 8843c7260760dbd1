import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_MODEL_FILE } from '../../api/apiJson';
import { SHARED_FILE } from '../../page-source/samples/imports';

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'bundling-'));

function write(name: string, text: string): void {
  const file = path.join(siteDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Builds the site; returns what the build prints. */
function build(): string {
  const { stdout, stderr } = spawnSync('node_modules/.bin/docusaurus', ['build', siteDir], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1' },
  });
  return stdout + stderr;
}

beforeAll(() => {
  symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  write(
    'docusaurus.config.js',
    `import bundling from '${import.meta.dirname}/index';
    export default {
      title: 'Site', url: 'https://example.com', baseUrl: '/', future: { v4: true }, onBrokenLinks: 'ignore',
      presets: [['classic', { docs: {}, blog: false }]],
      plugins: [bundling],
    };`,
  );
  write(API_MODEL_FILE, '{}');
  // The theme's code block highlights in the browser.
  write('src/theme/CodeBlock/index.jsx', 'export default () => null;');
  write(SHARED_FILE.page, '# Start\n');
});
afterAll(() => rmSync(siteDir, { recursive: true }));

test('a page that imports Prism fails the build with its name', () => {
  const page =
    'import { Highlight } from \'prism-react-renderer\';\n\nexport default () => <Highlight code="" language="tsx">{() => null}</Highlight>;\n';
  write('src/pages/prism.jsx', page);
  expect(build()).toMatch(/pages\/prism\.jsx imports prism-react-renderer, which adds 26 KB to every page/);
});
