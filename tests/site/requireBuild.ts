import { existsSync } from 'node:fs';
import path from 'node:path';

/** Throws if a folder doesn't contain a build. */
export function requireBuild(folder: string): void {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(
      `${folder} has no index.html. Run "npm run build:tests" first, or all tests with "npm test".`,
    );
}
