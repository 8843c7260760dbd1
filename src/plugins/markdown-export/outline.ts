import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { PageSource } from '../../page-source/markdown/types';

/** Pages under one heading of the sidebar, in reading order. */
export interface OutlineSection {
  /** Labels of the categories, outermost first. */
  labels: string[];
  pages: PageSource[];
}

type Item = DocsContent['loadedVersions'][number]['sidebars'][string][number];

/** Returns the pages of all sidebars in groups, as readers see them. */
export function readOutline({ loadedVersions }: DocsContent, pages: readonly PageSource[]): OutlineSection[] {
  const { docs, sidebars } = loadedVersions[0]!;
  const permalinks = new Map(docs.map(({ id, permalink }) => [id, permalink]));
  const byPermalink = new Map(pages.map((page) => [page.permalink, page]));

  function read(items: readonly Item[], labels: string[]): OutlineSection[] {
    const direct = items.flatMap((item) =>
      item.type === 'doc' ? byPermalink.get(permalinks.get(item.id)!)! : [],
    );
    const inner = items.flatMap((item) =>
      item.type === 'category' ? read(item.items, [...labels, item.label]) : [],
    );
    return [{ labels, pages: direct }, ...inner];
  }
  return Object.values(sidebars).flatMap((items) => read(items, []));
}
