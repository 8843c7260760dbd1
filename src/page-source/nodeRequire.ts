import { createRequire } from 'node:module';
import path from 'node:path';
import { rootFolder } from '../config/rootFolder';

// Node.js warns about `require` of ES modules unless the request comes from `node_modules`.
const origin = path.join(rootFolder, 'node_modules/index.js');

/**
 * The `require` of Node.js. Docusaurus loads its configuration with jiti, and jiti compiles every ES module with Babel.
 * The unified ecosystem alone would take 6 s on a fresh machine.
 */
export const nodeRequire = createRequire(origin);
