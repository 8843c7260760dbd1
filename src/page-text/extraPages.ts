import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, normalizeUrl } from '@docusaurus/utils';
import type { PageSource } from './types';

/** A React page, and the Markdown file with the same content. */
export interface ExtraPage {
  /** URL without the base path. */
  path: string;
  /** Path of the Markdown file, relative to the site. Its front matter needs `title` and `description`. */
  file: string;
}

/** Returns the Markdown sources of React pages. Throws if a file has no title or description. */
export async function extraPages(
  pages: readonly ExtraPage[],
  siteDir: string,
  baseUrl: string,
): Promise<PageSource[]> {
  return Promise.all(
    pages.map(async (page): Promise<PageSource> => {
      const file = path.join(siteDir, page.file);
      const fileContent = await readFile(file, 'utf8');
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent });
      const { title, description } = frontMatter;
      if (typeof title !== 'string' || typeof description !== 'string') {
        throw new Error(`${page.file} needs a title and a description in its front matter.`);
      }
      return { file, permalink: normalizeUrl([baseUrl, page.path]), title, description, kind: 'page' };
    }),
  );
}
