import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns the paths of all files in a folder and its subfolders, sorted. For a file, returns its own path. */
export function listFiles(file: string): string[] {
  if (!statSync(file).isDirectory()) return [file];
  return readdirSync(file)
    .sort()
    .flatMap((name) => listFiles(path.join(file, name)));
}

/** Returns a hash of the paths and contents of files, including all files in folders. */
export function hashFiles(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(listFiles)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
