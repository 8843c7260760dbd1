import { createRequire } from 'node:module';
import path from 'node:path';
import { rootFolder } from './rootFolder';

// Node.js warns about `require` of ES modules unless the request comes from `node_modules`.
const origin = path.join(rootFolder, 'node_modules/index.js');

/**
 * Loads a package with Node.js. Docusaurus loads its configuration with jiti, which compiles every imported ES module
 * with Babel. For the unified ecosystem alone, that takes 6 s on a fresh machine.
 */
export const nodeRequire = createRequire(origin);
