import type { Group, Hit } from '../types';

const FIRST_GROUP = 4;
const OTHER_GROUPS = 3;

/** Results of one group, as the modal shows them. */
export interface HitGroup {
  group: Group;
  hits: Hit[];
}

/** Puts results into their groups; the group of the best result comes first and shows more. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<Group, Hit[]>();
  for (const hit of hits) {
    const shown = groups.get(hit.group) ?? [];
    const limit = hit.group === hits[0]!.group ? FIRST_GROUP : OTHER_GROUPS;
    if (shown.length < limit) groups.set(hit.group, [...shown, hit]);
  }
  return [...groups].map(([group, shown]) => ({ group, hits: shown }));
}

/** Results of one page, as the search page shows them. */
export interface PageHits {
  url: string;
  title: string;
  group: Group;
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
    const page = pages.get(key) ?? { url: hit.pageUrl, title: hit.page, group: hit.group, sections: [] };
    if (hit.url === hit.pageUrl && page.sections.length === 0) page.page = hit;
    else page.sections.push(hit);
    pages.set(key, page);
  }
  return [...pages.values()];
}
