// Runs checkNative.ts, which Node.js 20 cannot read by itself: node tools/check-samples/native/check-native.mjs
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

await runnerImport(fileURLToPath(new URL('checkNative.ts', import.meta.url)), { configFile: false });
