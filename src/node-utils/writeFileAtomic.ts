import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes the whole file or none of it, also for one who reads it meanwhile or when this process is ended; makes its folder. */
export async function writeFileAtomic(file: string, data: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, data);
  await rename(unfinished, file);
}
