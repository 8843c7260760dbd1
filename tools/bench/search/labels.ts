import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readSite } from '../../../src/page-source/readSite';

/** A query, and the URLs that answer it. */
export interface Label {
  query: string;
  answers: readonly string[];
}

/** A query whose answer is a page, a symbol or an error code. */
export interface LabeledQuery extends Label {
  kind: string;
}

/** A query whose answer is a section. */
export interface LabeledSection extends Label {
  /** Held out: ranking is not tuned to it. */
  isHeldOut: boolean;
}

const site = readSite();

/** Returns the URL of an answer, which is a URL or the name of a guide. Both can have an anchor. */
function toUrl(answer: string): string {
  if (answer.startsWith('/')) return answer;
  const [name, anchor = ''] = answer.split(/(?=#)/);
  return site.getPage(`docs/guides/${name}.mdx`).url + anchor;
}

/** Returns the labels of each group in a file, with answers as URLs. */
function readLabels(name: string): [group: string, labels: Label[]][] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return Object.entries(parse(text) as Record<string, Record<string, string>>).map(([group, rows]) => [
    group,
    Object.entries(rows).map(([query, answers]) => ({ query, answers: answers.split(' ').map(toUrl) })),
  ]);
}

export const queries: readonly LabeledQuery[] = readLabels('queries.yml').flatMap(([kind, labels]) =>
  labels.map((label) => ({ ...label, kind })),
);

/** A test reports labels whose anchor no longer exists. */
export const sections: readonly LabeledSection[] = readLabels('sections.yml').flatMap(([group, labels]) =>
  labels.map((label) => ({ ...label, isHeldOut: group === 'heldOut' })),
);
