import path from 'node:path';
import { hashFiles } from './listFiles';

const root = path.resolve(__dirname, '../..');

/**
 * A hash of everything that decides what a build writes, apart from the pages: the packages and all of `src`.
 * Computed when the code loads, so that an edit during `npm start` can't label old output as new.
 */
export const codeStamp = hashFiles(['package-lock.json', 'src'].map((file) => path.join(root, file)));
