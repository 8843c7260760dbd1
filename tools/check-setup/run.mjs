// Runs checkSetup.ts, because Node.js 20 can't load TypeScript: node tools/check-setup/run.mjs [project…]
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('checkSetup.ts', import.meta.url)), {
  configFile: false,
});
process.exitCode = (await module.checkSetup(process.argv.slice(2))) ? 0 : 1;
