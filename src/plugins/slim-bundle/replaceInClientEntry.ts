import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Docusaurus' entry of the browser's bundle. */
const CLIENT_ENTRY = require.resolve('@docusaurus/core/lib/client/clientEntry.js');

/** Returns the rule that puts `file` in the place of what Docusaurus' client entry imports as `request`; throws when it does not. */
export function replaceInClientEntry(
  request: string,
  file: string,
): { test: string; resolve: { alias: Record<string, string> } } {
  if (!readFileSync(CLIENT_ENTRY, 'utf8').includes(`from '${request}'`)) {
    throw new Error(
      `${CLIENT_ENTRY} no longer imports ${request}: adapt ${path.relative(process.cwd(), file)}.`,
    );
  }
  return { test: CLIENT_ENTRY, resolve: { alias: { [request]: file } } };
}
