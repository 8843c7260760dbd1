import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import type { FileContent } from './middleware';

/** Writes a file that others may read or write at the same time: a renamed file is never half written. */
export async function replaceFile(file: string, content: FileContent): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
