/** Returns the URL of a page's card below the base path; `pagePath` is the page's, from `/`, without the base path. */
export function cardPath(pagePath: string): string {
  const name = pagePath.replace(/^\/|\/$/g, '').replace(/(^|\/)index\.html$|\.html$/, '');
  return `/img/cards/${name || 'index'}.png`;
}
