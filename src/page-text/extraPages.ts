import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, normalizeUrl } from '@docusaurus/utils';
import type { PageSource } from './types';

/** A page that is written in React, and the Markdown file that says the same. */
export interface ExtraPage {
  /** URL without the base path. */
  path: string;
  /** Path of the Markdown file, relative to the site; its front matter has `title` and `description`. */
  file: string;
}

/** Returns where the Markdown of React pages comes from; throws when a file has no title or description. */
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
