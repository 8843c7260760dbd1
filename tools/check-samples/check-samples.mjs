// Runs checkSamples.ts, which Node.js 20 cannot read by itself: node tools/check-samples/check-samples.mjs [files…]
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

await runnerImport(fileURLToPath(new URL('checkSamples.ts', import.meta.url)), { configFile: false });
