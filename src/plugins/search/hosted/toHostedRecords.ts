import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../page-source/mdx/escapeHtml';
import { GROUPS, type SearchRecord } from '../types';
import { DEFAULT_TAG, DOCS_TAG, LANGUAGE } from './filters';
import { LEVELS, type Hierarchy } from './levels';

/** The service takes records of up to 10 kB. */
const MAX_CONTENT = 6000;

/** A record of a DocSearch index, with more fields to rank by. */
export interface HostedRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: (typeof LEVELS)[number];
  hierarchy: Hierarchy<string>;
  content: string;
  symbols: string[];
  words: string;
  questions: string[];
  language: string;
  docusaurus_tag: string;
  weight: number;
}

/** Ranks records that match equally: pages, symbols and error codes first, posts last. */
const WEIGHTS: Record<SearchRecord['kind'], number> = {
  page: 5,
  symbol: 5,
  error: 4,
  member: 4,
  section: 3,
  row: 1,
};

/**
 * Returns the records of the hosted index. Their URLs have no base path, because the site adds its own. Their texts are
 * HTML, as in an index that DocSearch's crawler fills.
 */
export function toHostedRecords(
  records: readonly SearchRecord[],
  siteUrl: string,
  baseUrl: string,
): HostedRecord[] {
  return records.map((record, position) => {
    const names = [record.page, ...record.headings].slice(0, LEVELS.length).map(escapeHtml);
    const url = record.url.slice(baseUrl.length - 1);
    const [path, anchor = null] = url.split('#') as [string, string?];
    const hierarchy = Object.fromEntries(LEVELS.map((level, index) => [level, names[index] ?? null]));
    const key = `${url} ${record.kind} ${names.at(-1)} ${record.kind === 'row' ? position : ''}`;
    return {
      objectID: createHash('sha1').update(key).digest('hex'),
      url: siteUrl + url,
      url_without_anchor: siteUrl + path,
      anchor,
      type: LEVELS[names.length - 1]!,
      hierarchy: { lvl0: record.group, ...hierarchy } as Hierarchy<string>,
      content: escapeHtml(record.text.slice(0, MAX_CONTENT)),
      symbols: record.symbols,
      words: record.words.slice(0, MAX_CONTENT / 4),
      questions: record.questions,
      language: LANGUAGE,
      docusaurus_tag: record.group === 'Blog' ? DEFAULT_TAG : DOCS_TAG,
      weight:
        WEIGHTS[record.kind] +
        (GROUPS.length - GROUPS.indexOf(record.group)) / 10 -
        (record.group === 'Blog' ? 2 : 0),
    };
  });
}
