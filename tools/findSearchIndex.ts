import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of a build's search index. Throws an error if there's no build. */
export function findSearchIndex(buildDir: string): string {
  const assets = path.join(buildDir, 'assets');
  let files: string[] = [];
  try {
    files = readdirSync(assets).filter((file) => /^search\.\w+\.json$/.test(file));
  } catch {
    // The check below reports it.
  }
  if (files.length !== 1)
    throw new Error(`No search index in ${path.relative('.', assets)}. Run npm run build first.`);
  return path.join(assets, files[0]!);
}
