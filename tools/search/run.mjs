// Runs a TypeScript script, which Node.js 20 can't load: node tools/search/run.mjs push|bench
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [script, ...options] = process.argv.slice(2);
const { module } = await runnerImport(fileURLToPath(new URL('scripts.ts', import.meta.url)), {
  configFile: false,
});
try {
  process.exitCode = (await module[script](options)) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
