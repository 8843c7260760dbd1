import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Returns the absolute paths of all HTML files below `folder`. */
export async function findHtmlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.html')).map((name) => path.join(folder, name));
}
