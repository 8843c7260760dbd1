// Runs checkSetup.ts, which Node.js 20 cannot read by itself: node tools/check-setup/run.mjs [project…]
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('checkSetup.ts', import.meta.url)), {
  configFile: false,
});
process.exitCode = (await module.checkSetup(process.argv.slice(2))) ? 0 : 1;
