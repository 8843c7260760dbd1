import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { listFiles } from './listFiles';

/** Returns a hash of the paths and the contents of files and of all files in folders. */
export function hashFiles(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(listFiles)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
