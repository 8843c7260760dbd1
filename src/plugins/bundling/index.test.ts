import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { API_MODEL_FILE } from '../../api/apiJson';

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'bundling-'));
symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
afterAll(() => rmSync(siteDir, { recursive: true }));

/** Builds an empty site until the bundler is configured; returns what the build prints. */
function configure(baseUrl: string, experiments: string): string {
  const probe = `{ name: 'probe', configureWebpack: ({ experiments }) => { throw new Error('<' + JSON.stringify(experiments.cache) + '>'); } }`;
  writeFileSync(
    path.join(siteDir, 'docusaurus.config.js'),
    `import bundling from '${import.meta.dirname}/index';
    export default {
      title: 'Site', url: 'https://example.com', baseUrl: '${baseUrl}', future: { v4: true },
      plugins: [
        () => ({ name: 'before', configureWebpack: (config) => { ${experiments} } }),
        bundling,
        () => (${probe}),
      ],
    };`,
  );
  const { stdout, stderr } = spawnSync('node_modules/.bin/docusaurus', ['build', siteDir], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1' },
  });
  return stdout + stderr;
}

test("adds the API model and the base path to Docusaurus' cache", () => {
  const output = configure('/preview/', '');
  const cache = JSON.parse(/<(\{.*\})>/.exec(output)![1]!) as {
    version: string;
    buildDependencies: string[];
  };
  expect(cache.version).toMatch(/-production-en-3\..*-\/preview\/$/);
  expect(cache.buildDependencies).toEqual(
    expect.arrayContaining([
      path.join(siteDir, 'docusaurus.config.js'),
      expect.stringMatching(new RegExp(`${API_MODEL_FILE}$`)),
    ]),
  );
});

test('stops the build if the setting has moved', () => {
  expect(configure('/', 'delete config.experiments')).toContain('The bundler has no cache.version');
});
