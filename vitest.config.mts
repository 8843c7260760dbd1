import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The tests of components need JSX compiled, which tsconfig.json leaves to Docusaurus.
  oxc: { jsx: { runtime: 'automatic' } },
  // Only Docusaurus' bundler knows these names.
  resolve: {
    alias: Object.fromEntries(
      ['router', 'useBaseUrl'].map((name) => [
        `@docusaurus/${name}`,
        `@docusaurus/core/lib/client/exports/${name}.js`,
      ]),
    ),
  },
  test: {
    // Vitest would leave one core free, which is half of a small machine.
    maxWorkers: '100%',
    include: [
      '{src,packages}/**/*.test.{ts,tsx}',
      'checks/**/*.test.{ts,tsx}',
      'tests/site/build/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    // Its modules only say to bundlers that they're ES modules.
    server: { deps: { inline: ['react-native-web'] } },
    // The content tests compile all samples, which takes a while on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
