import { LIBRARY_VERSION } from '../../config/libraryVersion';

/** Fills in the library's version, and makes the links to this site absolute. */
export function completeText(markdown: string, urlOf: (url: string) => string): string {
  return markdown
    .replaceAll('{version}', LIBRARY_VERSION)
    .replaceAll(/\]\((\/[^)]*)\)/g, (_, url: string) => `](${urlOf(url)})`);
}
