import path from 'node:path';
import type { PageSource } from '../../page-text/types';
import { markdownPath } from '../../page-text/markdownPath';

type Target = Pick<PageSource, 'file' | 'permalink'>;

/** Returns the URL of a link in the Markdown of `page`. */
export type ResolveLink = (url: string, page: Target) => string;

const withoutSlash = (url: string) => url.replace(/(.)\/$/, '$1');

/**
 * Creates a resolver that points links between pages at Markdown files, so that an agent can follow them.
 * Links to other sites and within a page stay the same. Links to other files get the base path.
 */
export function createLinkResolver(pages: readonly Target[], baseUrl: string): ResolveLink {
  const byFile = new Map(pages.map(({ file, permalink }) => [file, permalink]));
  const byPathname = new Map(pages.map(({ permalink }) => [withoutSlash(permalink), permalink]));

  return (link, page) => {
    const [, url, rest] = /^([^#?]*)(.*)$/.exec(link.replace(/^pathname:\/\//, ''))!;
    if (url === '' || /^[a-z][a-z+.-]*:/i.test(url!)) return link;
    const pathname = url!.startsWith('/')
      ? baseUrl + url!.slice(1)
      : new URL(url!, new URL(page.permalink, 'https://site')).pathname;
    const file = path.resolve(path.dirname(page.file), decodeURI(url!));
    const permalink = byFile.get(file) ?? byPathname.get(withoutSlash(pathname));
    return (permalink == null ? pathname : markdownPath(permalink, baseUrl)) + rest;
  };
}
