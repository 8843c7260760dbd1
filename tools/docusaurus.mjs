/**
 * Runs Docusaurus, with two savings for a fresh clone. Docusaurus loads the configuration by jiti, which compiles
 * TypeScript, and with it every ES module of a dependency; Node.js loads the dependencies named here by itself. And a
 * thread makes the model of the API while Docusaurus loads.
 */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const NATIVE = [
  'docusaurus-plugin-typedoc',
  'hast-util-to-string',
  'mdast-util-to-string',
  'remark-directive',
  'remark-frontmatter',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'remark-stringify',
  'tinypool',
  'typedoc',
  'unified',
  'unist-util-visit',
  'vfile',
];

process.env.JITI_NATIVE_MODULES ??= JSON.stringify(NATIVE);

const needsModel =
  ['start', 'build'].includes(process.argv[2]) &&
  !process.env.VISION_CAMERA_SOURCE &&
  !existsSync('docs/api/model.json');
if (needsModel) {
  const thread = new Worker(new URL('../src/plugins/api/model/modelThread.mjs', import.meta.url));
  // src/plugins/api/model/loadModel.ts, which jiti keeps apart from this module, finds it by this name.
  globalThis.apiModelThread = new Promise((resolve) => {
    thread.once('exit', resolve);
  });
}

await import('@docusaurus/core/bin/docusaurus.mjs');
