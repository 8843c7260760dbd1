/**
 * Build cache: keeps a build's results for later builds. It's in the same folder as Docusaurus' caches, so
 * `docusaurus clear` deletes it, too. A result is stored under a hash of everything that it was made from.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { rootFolder } from '../config/rootFolder';
import { replaceFile } from './replaceFile';

/** The folder in which builds keep files. */
export const CACHE_FOLDER = path.join(rootFolder, 'node_modules/.cache/site');

/**
 * Returns what an earlier call with the same `inputs` made, or what `make` makes now. `inputs` lists everything that the
 * result depends on, such as the version of a package.
 */
export async function reuse(
  folder: string,
  inputs: readonly string[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = path.join(folder, createHash('sha256').update(JSON.stringify(inputs)).digest('hex'));
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const result = await make();
  await mkdir(folder, { recursive: true });
  await replaceFile(file, result);
  return result;
}
