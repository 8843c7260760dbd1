import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Docusaurus' entry of the browser's bundle. */
export const CLIENT_ENTRY = require.resolve('@docusaurus/core/lib/client/clientEntry.js');

/**
 * Returns the rule by which `file` takes the place of what the file `importer` imports as `request`; throws when
 * `importer` does not.
 */
export function replaceImport(
  importer: string,
  request: string,
  file: string,
): { test: string; resolve: { alias: Record<string, string> } } {
  if (!readFileSync(importer, 'utf8').includes(`from '${request}'`)) {
    throw new Error(
      `${path.relative('.', importer)} no longer imports ${request}: adapt ${path.relative('.', file)}.`,
    );
  }
  return { test: importer, resolve: { alias: { [request]: file } } };
}
