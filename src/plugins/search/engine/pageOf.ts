/** Returns the address of a page without the anchor. */
export function pageOf(url: string): string {
  return url.replace(/#.*/, '');
}
