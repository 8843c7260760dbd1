/**
 * Runs Docusaurus. It loads the configuration by jiti, which compiles TypeScript, and with it every ES module of a
 * dependency, anew on a fresh clone; Node.js loads the dependencies named here by itself, which saves seconds.
 */
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
await import('@docusaurus/core/bin/docusaurus.mjs');
