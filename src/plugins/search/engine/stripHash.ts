/** Returns the URL of a page without the anchor. */
export function stripHash(url: string): string {
  return url.replace(/#.*/, '');
}
