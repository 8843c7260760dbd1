import path from 'node:path';
import type { PageSource } from '../../markdown/pages/types';
import { markdownAddress } from '../../markdown/pages/markdownAddress';

type Target = Pick<PageSource, 'file' | 'permalink'>;

/** Returns the address that a link of `page` has in its Markdown. */
export type ResolveLink = (url: string, page: Target) => string;

const withoutSlash = (address: string) => address.replace(/(.)\/$/, '$1');

/**
 * Makes a resolver that leads links between pages from Markdown to Markdown, so that an agent can follow them.
 * Links to other sites and inside a page stay; links to other files of this site get the base path.
 * That a link leads somewhere is checked by Docusaurus and by the tests over the build.
 */
export function createLinkResolver(pages: readonly Target[], baseUrl: string): ResolveLink {
  const byFile = new Map(pages.map(({ file, permalink }) => [file, permalink]));
  const byAddress = new Map(pages.map(({ permalink }) => [withoutSlash(permalink), permalink]));

  return (url, page) => {
    const [, address, rest] = /^([^#?]*)(.*)$/.exec(url.replace(/^pathname:\/\//, ''))!;
    if (address === '' || /^[a-z][a-z+.-]*:/i.test(address!)) return url;
    const pathname = address!.startsWith('/')
      ? baseUrl + address!.slice(1)
      : new URL(address!, new URL(page.permalink, 'https://site')).pathname;
    const file = path.resolve(path.dirname(page.file), decodeURI(address!));
    const permalink = byFile.get(file) ?? byAddress.get(withoutSlash(pathname));
    return (permalink == null ? pathname : markdownAddress(permalink, baseUrl)) + rest;
  };
}
