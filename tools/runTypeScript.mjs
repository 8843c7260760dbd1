/**
 * Calls the default export of a TypeScript file, because Node.js 20 can't load TypeScript:
 * `node tools/runTypeScript.mjs <file> [options…]`. Exits with 1 if the function returns false or throws.
 */
import path from 'node:path';
import { runnerImport } from 'vite';
import { exitWithMessage } from './exitWithMessage.mjs';

const [file, ...options] = process.argv.slice(2);
const { module } = await runnerImport(path.resolve(file), { configFile: false });
try {
  process.exit((await module.default(options)) ? 0 : 1);
} catch (error) {
  // Our own errors say what to do. All others are bugs and keep their stack.
  if (error.constructor !== Error) throw error;
  exitWithMessage(error);
}
