// Runs the checks of the samples outside Vitest: node tests/content/check-samples.mjs [files…]
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('checkSamples.ts', import.meta.url)), {
  configFile: false,
});
process.exitCode = await module.main(process.argv.slice(2));
