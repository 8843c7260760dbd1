import path from 'node:path';

/** Returns the id of a sample that runs: its page and the title of its block, as in `taking-photos-photo-screen`. */
export function sampleId(page: string, title: string): string {
  return [path.basename(page), path.basename(title)]
    .map((file) => file.replace(/\.\w+$/, '').replace(/^_/, ''))
    .join('-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
}
