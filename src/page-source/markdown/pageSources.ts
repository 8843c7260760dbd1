import path from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent } from '@docusaurus/types';
import { rootFolder } from '../../config/rootFolder';
import type { PageSource } from './types';

/** Lists the docs and posts of the site, for `allContentLoaded` of a plugin. */
export function pageSources(allContent: AllContent): PageSource[] {
  const { loadedVersions } = allContent['docusaurus-plugin-content-docs']!.default as DocsContent;
  const { blogPosts } = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;
  const toFile = (source: string) => source.replace('@site', rootFolder);
  const docs = loadedVersions[0]!.docs.map(
    ({ id, source, permalink, title, description, frontMatter }): PageSource => ({
      file: path.normalize(toFile(source)),
      permalink,
      title,
      description,
      keywords: frontMatter.keywords ?? [],
      kind: id.startsWith('api/') ? 'api' : 'guide',
    }),
  );
  const posts = blogPosts.map(
    ({ metadata: { source, permalink, title, description, date, authors, tags } }): PageSource => ({
      file: path.normalize(toFile(source)),
      permalink,
      title,
      description,
      keywords: tags.map(({ label }) => label),
      kind: 'blog',
      published: {
        date: new Date(date).toISOString().slice(0, 10),
        authors: authors.flatMap(({ name }) => name ?? []),
      },
    }),
  );
  return [...docs, ...posts];
}
