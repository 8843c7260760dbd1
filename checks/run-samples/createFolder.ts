import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../src/config/rootFolder';

/** Creates a folder for one run of Jest, inside the repository so that packages are found from it, and returns its path. */
export function createFolder(): string {
  const parent = join(rootFolder, 'test-results');
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, 'samples-'));
}
