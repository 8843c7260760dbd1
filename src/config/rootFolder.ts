import path from 'node:path';

/** Absolute path of the repository, without a slash at its end. */
export const rootFolder = path.resolve(__dirname, '../..');
