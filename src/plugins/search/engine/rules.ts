import type { SearchRecord } from '../types';
import type { Candidate } from './createEngine';
import type { ParsedQuery } from './parseQuery';
import { stem } from './stem';
import { splitWords } from './tokenize';
import type { Weights } from './weights';

/** Ranks above all scores: what a query can mean exactly. */
export const TIERS = {
  exactSymbol: 4,
  exactTitle: 3,
  symbolOfConcept: 2,
  keyword: 1,
} as const;

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

/** What the rules look up: records by symbol, by title and by keyword. */
export interface Rules {
  /** The symbols in their letter case. */
  names: Set<string>;
  symbols: Map<string, number[]>;
  titles: Map<string, number[]>;
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
  });
  return rules;
}

/** How well a record fits as the meaning of a name, higher is better. */
function symbolFit(record: SearchRecord, query: ParsedQuery, weights: Weights): number {
  const isSameCase = record.symbols.includes(query.plain);
  const kinds = { error: 4, symbol: 3, member: 3, row: 1, section: 1, page: 0 };
  const owner = weights.owners > 0 ? OWNERS.indexOf(record.page) : -1;
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

/** How much a kind of record counts; the API and errors count less where plain words are searched for. */
function prior({ kind, group }: SearchRecord, query: ParsedQuery, weights: Weights): number {
  if (group === 'Blog') return weights.blog;
  if (!query.isConcept || kind === 'page' || kind === 'section') return 1;
  return kind === 'error' ? weights.conceptError : weights.conceptApi;
}

function scale(
  record: SearchRecord,
  { id, coverage }: Candidate,
  query: ParsedQuery,
  rules: Rules,
  weights: Weights,
): number {
  let factor = prior(record, query, weights) * coverage ** weights.coveragePower;
  const title = rules.titleStems.get(record.kind === 'page' || record.kind === 'section' ? id : -1);
  if (title)
    factor *= 1 + weights.title * share(query.stems, title) * share([...title], new Set(query.stems));
  if (rules.pageKeywords.get(id)?.some((keyword) => isIn(keyword, query.stems))) factor *= weights.keyword;
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
  weights: Weights,
): void {
  for (const candidate of candidates.values())
    candidate.score *= scale(records[candidate.id]!, candidate, query, rules, weights);
  const raiseAll = (
    rule: keyof Weights,
    ids: readonly number[] = [],
    tier: number,
    fit = (_: SearchRecord) => 0,
  ) => {
    if (weights[rule] > 0) for (const id of ids) raise(candidates, id, tier, fit(records[id]!));
  };
  const fit = (record: SearchRecord) => symbolFit(record, query, weights);
  const key = stemKey(query.stems);
  const titles = query.isConcept ? rules.titles.get(key) : undefined;
  raiseAll('exactTitle', titles, TIERS.exactTitle, ({ group }) => (group === 'Guides' ? 1 : 0));
  const named = rules.symbols
    .get(query.joined)
    // A row of a table has a name of code only; plain words mean something else.
    ?.filter((id) => records[id]!.kind !== 'row' || !query.isConcept);
  raiseAll('exactSymbol', named, titles ? TIERS.symbolOfConcept : TIERS.exactSymbol, fit);
  if (query.isConcept) raiseAll('exactKeyword', rules.keywords.get(key), TIERS.keyword);
}

const slugOf = (url: string) => url.replace(/\/$/, '').split('/').at(-1)!;
