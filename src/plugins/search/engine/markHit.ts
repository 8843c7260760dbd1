import type { Hit, MarkedText, SearchRecord } from '../types';
import { stripHash } from './stripHash';
import { matchChunks, termsOf } from './tokenize';

/** Returns true if the query matches a term. */
export type IsMatch = (term: string) => boolean;

const SNIPPET_LENGTH = 160;

/** Marks the words of a text that a query matches. */
function mark(text: string, isMatch: IsMatch): MarkedText {
  const marked: MarkedText = [];
  let end = 0;
  for (const { text: word, index } of matchChunks(text)) {
    if (!termsOf(word).some(isMatch)) continue;
    if (index > end) marked.push({ text: text.slice(end, index), isMatch: false });
    marked.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) marked.push({ text: text.slice(end), isMatch: false });
  return marked;
}

/** Cuts the part out of a text that holds the most different matches. */
function cut(text: string, isMatch: IsMatch): string {
  if (text.length <= SNIPPET_LENGTH) return text;
  const matches = matchChunks(text)
    .map(({ text: word, index }) => ({ index, terms: termsOf(word).filter(isMatch) }))
    .filter((match) => match.terms.length > 0);
  let best = { start: 0, count: 0 };
  for (const [position, { index }] of matches.entries()) {
    const found = new Set<string>();
    for (
      let next = position;
      next < matches.length && matches[next]!.index < index + SNIPPET_LENGTH - 20;
      next++
    ) {
      for (const term of matches[next]!.terms) found.add(term);
    }
    if (found.size > best.count) best = { start: index, count: found.size };
  }
  const from = best.start < 40 ? 0 : text.lastIndexOf(' ', best.start - 30) + 1;
  const until =
    text.length - from <= SNIPPET_LENGTH ? text.length : text.lastIndexOf(' ', from + SNIPPET_LENGTH);
  return `${from > 0 ? '… ' : ''}${text.slice(from, until)}${until < text.length ? ' …' : ''}`;
}

/** Turns a record into a result: its title, path and a part of its text, with the matches marked. */
export function markHit(record: SearchRecord, isMatch: IsMatch): Hit {
  const [page, ...headings] = [record.page, ...record.headings];
  return {
    url: record.url,
    group: record.group,
    pageUrl: stripHash(record.url),
    page,
    title: mark(headings.at(-1) ?? page, isMatch),
    path: headings.length > 0 ? [page, ...headings.slice(0, -1)] : [],
    snippet: mark(cut(record.text, isMatch), isMatch),
  };
}
