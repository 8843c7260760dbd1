import path from 'node:path';
import { hashFiles } from './listFiles';
import { rootFolder } from './rootFolder';

/** Returns a hash of everything that decides what a build writes, apart from the pages: the packages and all of `src`. */
export function createCodeStamp(siteDir: string): string {
  return hashFiles(['package-lock.json', 'src'].map((file) => path.join(siteDir, file)));
}

/** The stamp of the running code. It's computed once, so an edit during `npm start` can't label old output as new. */
export const codeStamp = createCodeStamp(rootFolder);
