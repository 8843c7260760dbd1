import type { Hit } from '../types';

const FIRST_GROUP = 5;
const OTHER_GROUPS = 3;

/** Results of one group, as the modal shows them. */
export interface HitGroup {
  group: string;
  hits: Hit[];
}

/**
 * Puts results into their groups, and within a group the sections under their page, as DocSearch shows them. The group
 * of the best result comes first and shows more; a page whose section is a better result is left out.
 */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, Map<string, Hit[]>>();
  for (const hit of hits) {
    const pages = groups.get(hit.group) ?? new Map<string, Hit[]>();
    const shown = [...pages.values()].reduce((sum, page) => sum + page.length, 0);
    const page = pages.get(hit.pageUrl) ?? [];
    const isRepeated = hit.path.length === 0 && page.length > 0;
    if (shown === (hit.group === hits[0]!.group ? FIRST_GROUP : OTHER_GROUPS) || isRepeated) continue;
    groups.set(hit.group, pages.set(hit.pageUrl, [...page, hit]));
  }
  return [...groups].map(([group, pages]) => ({
    group,
    hits: [...pages.values()].flat(),
  }));
}

/** Returns true for groups whose titles are names in code. */
export const isCode = (group: string) => group === 'API' || group === 'Errors';

/** Results of one page, as the search page shows them. */
export interface PageHits {
  url: string;
  title: string;
  group: string;
  /** The page itself, where it is the best match on it. */
  page?: Hit;
  sections: Hit[];
}

/** Puts sections under their pages; pages keep the order of their best result. */
export function groupByPage(hits: readonly Hit[]): PageHits[] {
  const pages = new Map<string, PageHits>();
  for (const hit of hits) {
    // Error codes stand on one page; it is shown apart from the guide that they are part of.
    const key = `${hit.group} ${hit.pageUrl}`;
    const page = pages.get(key) ?? {
      url: hit.pageUrl,
      title: hit.page,
      group: hit.group,
      sections: [],
    };
    if (hit.url === hit.pageUrl && page.sections.length === 0) page.page = hit;
    else page.sections.push(hit);
    pages.set(key, page);
  }
  return [...pages.values()];
}
