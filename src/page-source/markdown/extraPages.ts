import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import { rootFolder } from '../../config/rootFolder';
import type { PageSource } from './types';

/** A React page, and the MDX file that it shows. */
export interface ExtraPage extends Pick<PageSource, 'title' | 'description'> {
  /** URL without the base path. */
  path: string;
  /** Path of the MDX file, relative to the site. */
  file: string;
}

/** Returns the sources of React pages. */
export function extraPages(pages: readonly ExtraPage[], baseUrl: string): PageSource[] {
  return pages.map(({ path: pathname, file, title, description }) => ({
    file: path.join(rootFolder, file),
    permalink: normalizeUrl([baseUrl, pathname]),
    title,
    description,
    kind: 'page',
  }));
}
