import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns the paths of all files in a folder and its subfolders, sorted. For a file, returns its own path. */
export function listFiles(file: string): string[] {
  if (!statSync(file).isDirectory()) return [file];
  return readdirSync(file)
    .sort()
    .flatMap((name) => listFiles(path.join(file, name)));
}
