import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeStamp } from '../../node-utils/codeStamp';
import { hashFiles } from '../../node-utils/listFiles';
import { rootFolder } from '../../node-utils/rootFolder';

/** TypeDoc empties the folder first, so the stamp only exists if it finished. */
const STAMP = '.stamp';

/** Returns a hash of everything that the API pages depend on. They list the guides that use a symbol. */
function createStamp(): string {
  return codeStamp + hashFiles(['docs/guides', 'typedoc.json'].map((file) => path.join(rootFolder, file)));
}

/** Returns true if `docs/api` is up to date, so that a warm build doesn't have to run TypeDoc. */
export function isApiCurrent(): boolean {
  const file = path.join(rootFolder, 'docs/api', STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === createStamp();
}

/** Marks the API pages in `folder` as up to date. */
export function writeApiStamp(folder: string): void {
  writeFileSync(path.join(folder, STAMP), createStamp());
}
