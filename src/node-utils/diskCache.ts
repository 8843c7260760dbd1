import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from './writeFileAtomic';

/**
 * Returns the text that `make` gives, or that it gave in an earlier build for the same `inputs`. `folder` is where it is
 * kept, within `node_modules/.cache`; `inputs` must hold everything that decides what the text is.
 */
export async function diskCache(
  siteDir: string,
  folder: string,
  inputs: readonly string[],
  make: () => string | Promise<string>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
  const file = path.join(siteDir, 'node_modules/.cache', folder, hash.digest('hex'));
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const text = await make();
  await writeFileAtomic(file, text);
  return text;
}
