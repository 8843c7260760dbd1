import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Loads a package from npm with Node.js. Docusaurus loads its configuration with jiti, which compiles every ES module
 * that it meets with Babel: the unified ecosystem alone takes 6 s on a fresh machine.
 */
// Node.js prints a warning about `require` of ES modules unless the request comes from `node_modules`.
export const nodeRequire = createRequire(path.resolve(__dirname, '../../node_modules/index.js'));
