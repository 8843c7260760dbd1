const { transformSync } = require('@swc/core');

/** Compiles TypeScript and ES modules with SWC, which is ten times faster than Babel. */
exports.process = (source, filename) =>
  transformSync(source, {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      parser: { syntax: 'typescript', tsx: !filename.endsWith('.ts') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  });
