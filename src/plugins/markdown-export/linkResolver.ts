import path from 'node:path';
import type { PageSource } from '../../page-source/markdown/types';
import { markdownPath } from '../../page-source/markdown/markdownPath';

type Target = Pick<PageSource, 'file' | 'permalink'>;

/** Returns the absolute URL of a link in the Markdown of `page`. */
export type ResolveLink = (url: string, page: Target) => string;

/** What links can lead to. */
export interface LinkTargets {
  pages: readonly Target[];
  /** URLs of printed files by the URL of their block, both without the base path. */
  files: ReadonlyMap<string, string>;
  /** Returns the name of the part with a heading, if the Markdown of the page has parts. The URL has no base path. */
  partOf: (pageUrl: string, id: string) => string | undefined;
}

const withoutSlash = (url: string) => url.replace(/(.)\/$/, '$1');

/**
 * Creates a resolver that points links between pages at Markdown files, and links to code blocks at the printed files,
 * so that an agent can follow them. All URLs are absolute, because people and agents copy the files.
 */
export function createLinkResolver(
  { pages, files, partOf }: LinkTargets,
  baseUrl: string,
  siteUrl: string,
): ResolveLink {
  const byFile = new Map(pages.map(({ file, permalink }) => [file, permalink]));
  const byPathname = new Map(pages.map(({ permalink }) => [withoutSlash(permalink), permalink]));

  function findPage(url: string, page: Target, pathname: string): string | undefined {
    if (url === '') return page.permalink;
    const file = path.resolve(path.dirname(page.file), decodeURI(url));
    return byFile.get(file) ?? byPathname.get(withoutSlash(pathname));
  }

  return (link, page) => {
    const [, url, query, hash] = /^([^#?]*)([^#]*)(.*)$/.exec(link.replace(/^pathname:\/\//, ''))!;
    if (/^[a-z][a-z+.-]*:/i.test(url!)) return link;
    const pathname = url!.startsWith('/')
      ? baseUrl + url!.slice(1)
      : new URL(url!, new URL(page.permalink, siteUrl)).pathname;
    const permalink = findPage(url!, page, pathname);
    if (permalink == null) return siteUrl + pathname + query! + hash!;
    const pageUrl = `/${permalink.slice(baseUrl.length)}`;
    const file = files.get(pageUrl + hash!);
    if (file != null) return siteUrl + baseUrl + file.slice(1);
    const part = partOf(withoutSlash(pageUrl), hash!.slice(1));
    const markdown = part == null ? permalink : `${withoutSlash(permalink)}/${part}`;
    return siteUrl + markdownPath(markdown, baseUrl) + query! + hash!;
  };
}
