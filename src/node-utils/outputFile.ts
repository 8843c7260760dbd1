import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file and creates its folder. */
export async function outputFile(file: string, data: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, data);
}
