import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from './writeFileAtomic';

/**
 * Returns the text that `create` makes, or the text it made for the same `inputs` in an earlier build.
 * `inputs` must hold everything that the text depends on. `folder` is a folder in `node_modules/.cache`.
 */
export async function diskCache(
  siteDir: string,
  folder: string,
  inputs: readonly string[],
  create: () => string | Promise<string>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
  const file = path.join(siteDir, 'node_modules/.cache', folder, hash.digest('hex'));
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const text = await create();
  await writeFileAtomic(file, text);
  return text;
}
