import { dropStopWords } from '../engine/parseQuery';
import { GROUPS, type SearchData, type SearchRecord } from '../types';

/**
 * Packs records for the browser, grouped by page. Questions are never shown, so they lose their stop words: 9 KB less
 * after gzip.
 */
export function packRecords(records: readonly SearchRecord[], baseUrl: string): SearchData {
  const pages: SearchData['pages'] = [];
  for (const { kind, group, url, page, headings, text, symbols, words, questions } of records) {
    const [pageUrl, anchor = ''] = url.split('#') as [string, string?];
    if (pages.at(-1)?.url !== pageUrl) pages.push({ url: pageUrl, title: page, records: [] });
    const asked = [...new Set(questions.map(dropStopWords))];
    pages.at(-1)!.records.push([kind, GROUPS.indexOf(group), anchor, headings, text, symbols, words, asked]);
  }
  return { baseUrl, pages };
}

/** Restores the records that were packed. */
export function unpackRecords({ pages }: SearchData): SearchRecord[] {
  return pages.flatMap(({ url, title, records }) =>
    records.map(([kind, group, anchor, headings, text, symbols, words, questions]) => ({
      kind,
      group: GROUPS[group]!,
      url: anchor ? `${url}#${anchor}` : url,
      page: title,
      headings,
      text,
      symbols,
      words,
      questions,
    })),
  );
}
