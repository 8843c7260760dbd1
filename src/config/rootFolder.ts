import path from 'node:path';

/** Absolute path of the repository, without a slash at its end. */
// Everything that loads this file defines __dirname. Playwright can't load import.meta.
// eslint-disable-next-line no-restricted-globals
export const rootFolder = path.resolve(__dirname, '../..');
