/** Returns the path of a page's social card. Neither path includes the base path. */
export function cardPath(pagePath: string): string {
  const name = pagePath.replace(/^\/|\/$/g, '').replace(/(^|\/)index\.html$|\.html$/, '');
  return `/img/cards/${name || 'index'}.png`;
}
