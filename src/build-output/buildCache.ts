/**
 * Build cache: keeps a build's results for later builds. It's in the same folder as Docusaurus' caches, so
 * `docusaurus clear` deletes it, too. A result is stored under a hash of everything that it was made from.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { rootFolder } from '../config/rootFolder';
import { replaceFile } from './replaceFile';

/** The folder in which builds keep files. */
export const CACHE_FOLDER = path.join(rootFolder, 'node_modules/.cache/site');

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Returns what results depend on besides their own input: hashes of the files that make them, and of all installed packages. */
export function codeInputs(...files: readonly string[]): string[] {
  return [path.join(rootFolder, 'package-lock.json'), ...files].map((file) => hash(readFileSync(file)));
}

/**
 * Returns what an earlier call with the same `inputs` made, or what `make` makes now. `inputs` lists everything that the
 * result depends on, with the code that makes it (`codeInputs`).
 */
export async function reuse(
  folder: string,
  inputs: readonly string[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = path.join(folder, hash(JSON.stringify(inputs)));
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

/** Returns a text that an earlier call with the same `inputs` made, or that `make` makes now. */
export async function reuseText(
  folder: string,
  inputs: readonly string[],
  make: () => string,
): Promise<string> {
  return Buffer.from(await reuse(folder, inputs, async () => Buffer.from(make()))).toString();
}
