import type { SearchRecord } from '../types';
import type { Candidate } from './createEngine';
import { synonymsOf } from './expandQuery';
import type { ParsedQuery } from './parseQuery';
import { stem } from './stem';
import { splitWords } from './tokenize';

/** Ranks above all scores: what a query can mean exactly. */
const TIERS = { exactSymbol: 5, exactTitle: 4, symbolOfConcept: 3, exactHeading: 2, keyword: 1 } as const;

/** How much each kind of record counts where a query names a concept, asks a question or looks like code. */
const PRIORS = {
  concept: { page: 1.5, section: 1, symbol: 0.8, member: 0.7, error: 0.6, row: 0.6 },
  question: { page: 1.5, section: 1.15, symbol: 0.6, member: 0.55, error: 0.6, row: 0.6 },
  code: { page: 1, section: 0.85, symbol: 1.25, member: 1.2, error: 1, row: 0.9 },
} as const;
const BLOG = 0.45;
/** For a page whose keywords are in the query. */
const KEYWORD = 2;
const COVERAGE_POWER = 1.6;

/** Which of several members with one name is meant, most used owner first. */
const OWNERS = [
  'CameraProps',
  'Camera',
  'CameraDevice',
  'CameraDeviceFormat',
  'Frame',
  'PhotoFile',
  'VideoFile',
  'CameraRuntimeError',
];

/** What the rules look up: records by symbol, by title, by heading and by keyword. */
export interface Rules {
  /** The symbols in their letter case. */
  names: Set<string>;
  symbols: Map<string, number[]>;
  titles: Map<string, number[]>;
  headings: Map<string, number[]>;
  keywords: Map<string, number[]>;
  pageKeywords: Map<number, string[][]>;
  titleStems: Map<number, Set<string>>;
  /** Stems of what guides are about: their titles and keywords, and the names of API symbols. */
  topics: Set<string>;
}

const normalize = (text: string) =>
  splitWords(text)
    .map(({ whole }) => whole)
    .join('');
const stemKey = (stems: Iterable<string>) => [...new Set(stems)].sort().join(' ');
const stemsOf = (text: string) =>
  splitWords(text)
    .flatMap(({ parts }) => parts)
    .map(stem);

function push(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key);
  if (ids) ids.push(id);
  else map.set(key, [id]);
}

/** Prepares the lookups for all records. */
export function createRules(records: readonly SearchRecord[]): Rules {
  const rules: Rules = {
    names: new Set(records.flatMap((record) => record.symbols)),
    symbols: new Map(),
    titles: new Map(),
    headings: new Map(),
    keywords: new Map(),
    pageKeywords: new Map(),
    titleStems: new Map(),
    topics: new Set(),
  };
  records.forEach((record, id) => {
    for (const symbol of record.symbols) push(rules.symbols, normalize(symbol), id);
    const title = record.headings.at(-1) ?? record.page;
    rules.titleStems.set(id, new Set(stemsOf(title)));
    if (record.kind === 'page') {
      for (const key of new Set([title, slugOf(record.url)].map((name) => stemKey(stemsOf(name)))))
        push(rules.titles, key, id);
      const keywords = record.words.split(',').map(stemsOf);
      for (const keyword of keywords) push(rules.keywords, stemKey(keyword), id);
      rules.pageKeywords.set(id, keywords);
      if (record.group === 'Guides')
        for (const word of [...keywords.flat(), ...stemsOf(title)]) rules.topics.add(word);
    }
    // A heading that only groups others answers nothing.
    if (record.kind === 'section' && record.text !== '') push(rules.headings, stemKey(stemsOf(title)), id);
  });
  return rules;
}

/** How well a record fits as the meaning of a name, higher is better. */
function symbolFit(record: SearchRecord, query: ParsedQuery): number {
  const isSameCase = record.symbols.includes(query.plain);
  const kinds = { error: 4, symbol: 3, member: 3, row: 1, section: 1, page: 0 };
  const owner = OWNERS.indexOf(record.page);
  return (
    kinds[record.kind] * 100 +
    (isSameCase ? 50 : 0) +
    (record.kind === 'symbol' ? 20 : 0) +
    (owner < 0 ? 0 : 15 - owner)
  );
}

function raise(candidates: Map<number, Candidate>, id: number, tier: number, fit = 0): void {
  const candidate = candidates.get(id) ?? {
    id,
    score: 0,
    tier: 0,
    fit: 0,
    coverage: 1,
  };
  if (candidate.tier >= tier) return;
  candidates.set(id, { ...candidate, tier, fit, coverage: 1 });
}

function scale(record: SearchRecord, candidate: Candidate, query: ParsedQuery, rules: Rules): number {
  const priors = query.isQuestion ? PRIORS.question : query.isConcept ? PRIORS.concept : PRIORS.code;
  let factor = priors[record.kind] * candidate.coverage ** COVERAGE_POWER;
  if (record.group === 'Blog') factor *= BLOG;
  const title = rules.titleStems.get(record.kind === 'page' || record.kind === 'section' ? candidate.id : -1);
  if (title) factor *= 1 + 0.8 * share(query.stems, title) * share([...title], new Set(query.stems));
  if (rules.pageKeywords.get(candidate.id)?.some((keyword) => isIn(keyword, query.stems))) factor *= KEYWORD;
  return factor;
}

function isIn(part: readonly string[], stems: readonly string[]): boolean {
  return part.length > 0 && part.every((word) => stems.includes(word));
}

function share(stems: readonly string[], of: ReadonlySet<string>): number {
  if (stems.length === 0) return 0;
  return stems.filter((word) => of.has(word)).length / stems.length;
}

/** Applies the ranking rules: an exact symbol first, then titles, headings and text; guides before the API for concepts. */
export function applyRules(
  rules: Rules,
  query: ParsedQuery,
  candidates: Map<number, Candidate>,
  records: readonly SearchRecord[],
): void {
  for (const candidate of candidates.values())
    candidate.score *= scale(records[candidate.id]!, candidate, query, rules);
  const key = stemKey(query.stems);
  const titles = query.isConcept ? (rules.titles.get(key) ?? []) : [];
  for (const id of titles) raise(candidates, id, TIERS.exactTitle, records[id]!.group === 'Guides' ? 1 : 0);
  const tier = titles.length > 0 ? TIERS.symbolOfConcept : TIERS.exactSymbol;
  for (const id of named(rules, query.joined, records, query))
    raise(candidates, id, tier, symbolFit(records[id]!, query));
  for (const id of rules.headings.get(key) ?? [])
    raise(candidates, id, TIERS.exactHeading, records[id]!.group === 'Blog' ? 0 : 1);
  if (query.isConcept) for (const id of rules.keywords.get(key) ?? []) raise(candidates, id, TIERS.keyword);
  for (const meaning of synonymsOf(query.stems)) {
    for (const id of rules.titles.get(stemKey(stemsOf(meaning))) ?? []) raise(candidates, id, TIERS.keyword);
  }
  // A code inside a pasted message: "[session/camera-not-ready] The Camera is not ready yet!".
  for (const { whole, parts } of query.words) {
    if (parts.length < 3) continue;
    for (const id of rules.symbols.get(whole) ?? []) {
      if (records[id]!.kind === 'error')
        raise(candidates, id, TIERS.exactSymbol, symbolFit(records[id]!, query));
    }
  }
}

/** Records that a name means; rows of tables only where nothing else has the name and the name is not a plain word. */
function named(rules: Rules, name: string, records: readonly SearchRecord[], query: ParsedQuery): number[] {
  const ids = rules.symbols.get(name) ?? [];
  const places = ids.filter((id) => records[id]!.kind !== 'row');
  if (places.length > 0) return places;
  return /^\p{L}+$/u.test(query.plain) && query.isConcept ? [] : ids;
}

const slugOf = (url: string) => url.replace(/\/$/, '').split('/').at(-1)!;
