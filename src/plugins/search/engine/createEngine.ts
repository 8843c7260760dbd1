import MiniSearch, { type SearchResult } from 'minisearch';
import {
  GROUPS,
  type Group,
  type Hit,
  type SearchRecord,
  type SearchRequest,
  type SearchResults,
} from '../types';
import { markHit } from './markHit';
import { contentStems, parseQuery, type MemberAccess, type ParsedQuery } from './parseQuery';
import { createQuestionSimilarity } from './questionSimilarity';
import { readPath } from './readPath';
import { stripHash } from './stripHash';
import { matchChunks, splitWords, stem, stemsOf, termsOf, toWord, type Word } from './tokenize';
import { WEIGHTS } from './weights';

const FIELDS = ['symbols', 'heading', 'questions', 'words', 'text'] as const;

/** The fields of the index, by name. */
export type Field = (typeof FIELDS)[number];

/** A record that matches a query, and why it ranks where it does. */
export interface Ranked {
  record: SearchRecord;
  score: number;
  /** Above 0 if the query names this record. The better it names it, the higher; exact matches rank above all others. */
  exactness: number;
  /** The terms of the record that match, and the fields they are in. */
  match: Record<string, string[]>;
  /** What the score was multiplied by. */
  boosts: Record<string, number>;
}

/** Searches records. */
export interface Engine {
  search(request: SearchRequest): SearchResults;
  /** Returns titles near a query that finds nothing; the first guides if nothing is near. */
  suggest(query: string): string[];
  nearest(path: string): Hit[];
  /** Returns everything that matches, best first. */
  rank(query: string): Ranked[];
}

/** Owners of members that share a name, the most used last. */
const OWNERS = [
  'CameraRuntimeError',
  'VideoFile',
  'PhotoFile',
  'Frame',
  'CameraDeviceFormat',
  'CameraDevice',
  'Camera',
  'CameraProps',
];

/** Searches for terms as they are in the index. */
const TERM_BY_TERM = { tokenize: (text: string) => text.split(' '), processTerm: (term: string) => term };

/** MiniSearch's defaults, but long records and repeated words count less, because good sections have many questions. */
const BM25 = { k: 0.8, b: 0.45, d: 0.5 };

/** Matches queries about the next version, which only a post explains. "In 5 seconds" isn't one. */
const VERSION_5 = /\b(v|(version|camera) )5\b|\b(in|to) 5\b(?! *(s|ms|sec|seconds?|minutes?|fps)\b)/i;

const MAX_NEAREST = 5;
const MAX_SUGGESTIONS = 3;

const titleOf = ({ headings, page }: SearchRecord) => headings.at(-1) ?? page;

function readField(record: SearchRecord, field: Field): string {
  const { symbols, questions, words, text } = record;
  const fields: Record<Field, string> = {
    symbols: symbols.join(' '),
    heading: titleOf(record),
    questions: questions.join('\n'),
    words,
    text,
  };
  return fields[field];
}

const ownerRank = ({ page }: SearchRecord) => OWNERS.indexOf(page) + 1;
const slugOf = (url: string) => url.replace(/\/$/, '').split('/').at(-1)!;
const joinWords = (text: string) =>
  splitWords(text)
    .map(({ whole }) => whole)
    .join('');
const stemKey = (stems: Iterable<string>) => [...new Set(stems)].sort().join(' ');

/** Returns a word with each pair of neighboring letters swapped. */
const swapLetters = (word: string) =>
  Array.from(
    word.slice(1),
    (letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2),
  );

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** Indexes the records. */
export function createEngine(records: readonly SearchRecord[]): Engine {
  const vocabulary = new Set<string>();
  const index = new MiniSearch<{ id: number }>({
    fields: [...FIELDS],
    extractField: ({ id }, field) =>
      field === 'id' ? (id as unknown as string) : readField(records[id]!, field as Field),
    tokenize: (text) => matchChunks(text).map((chunk) => chunk.text),
    processTerm: (chunk) => {
      const terms = termsOf(chunk);
      for (const term of terms) vocabulary.add(term);
      return [...terms];
    },
  });
  index.addAll(records.map((_, id) => ({ id })));

  const names = new Set(records.flatMap(({ symbols }) => symbols));
  const bySymbol = new Map<string, SearchRecord[]>();
  const byTitle = new Map<string, SearchRecord[]>();
  const byUrl = new Map<string, SearchRecord>();
  for (const record of records) {
    if (record.kind === 'page' || record.kind === 'symbol') byUrl.set(record.url, record);
    for (const symbol of record.symbols) push(bySymbol, joinWords(symbol), record);
    if (record.kind === 'page') {
      for (const key of new Set(
        [titleOf(record), slugOf(record.url)].map((name) => stemKey(contentStems(name))),
      ))
        push(byTitle, key, record);
    }
  }
  const similarityTo = createQuestionSimilarity(records);
  const members = records
    .filter(({ kind }) => kind === 'member')
    .map((record) => ({ record, name: titleOf(record).toLowerCase(), owner: splitWords(record.page)[0]! }));
  const codes = records.filter(({ kind }) => kind === 'error');
  const longNames = [
    ...[...vocabulary].filter((term) => term.includes('.')),
    // In prose, a slash also separates words.
    ...codes.map(({ symbols }) => symbols[0]!),
  ];
  const startsName = (start: string) => longNames.some((name) => name.startsWith(start));

  const isKnown = ({ whole }: Word) => vocabulary.has(whole) || vocabulary.has(stem(whole));

  /** Replaces a word that nothing contains or begins with by the nearest word of the index. */
  function correct(word: Word): Word {
    const { whole } = word;
    if (isKnown(word) || whole.length < 4) return word;
    const near = (options: { prefix?: boolean; fuzzy?: number }) =>
      index.autoSuggest(whole, { ...TERM_BY_TERM, ...options })[0]?.terms[0];
    if (near({ prefix: true })) return word;
    const nearest =
      swapLetters(whole).find((swapped) => vocabulary.has(swapped)) ??
      near({ fuzzy: 1 }) ??
      (whole.length > 6 ? near({ fuzzy: 2 }) : undefined);
    return nearest ? toWord([nearest]) : word;
  }

  /** Returns the indexed terms that stand for a word: its stem, the word itself, or its parts. */
  function termsFor(word: Word): string[] {
    const { whole, parts, stems, name } = word;
    if (name && startsName(name)) return [name];
    if (vocabulary.has(stem(whole))) return [stem(whole)];
    return isKnown(word) || parts.length === 1
      ? [whole]
      : parts.map((part, index) => (vocabulary.has(stems[index]!) ? stems[index]! : part));
  }

  /** Returns the stems of neighbors that are one word elsewhere, such as "time lapse". Names of symbols aren't words. */
  function compoundsOf(words: readonly Word[]): string[] {
    return words
      .slice(1)
      .map(({ whole }, index) => words[index]!.whole + whole)
      .filter((joined) => !bySymbol.has(joined))
      .map(stem)
      .filter((term) => vocabulary.has(term));
  }

  /** Returns the members of the types that an object is named after: `frame` is a Frame, `device` a CameraDevice. */
  function membersOf({ whole, parts }: Word): typeof members {
    return members.filter(({ owner }) => owner.whole === whole || owner.parts.includes(parts.at(-1)!));
  }

  function match(query: ParsedQuery, terms: string[]): SearchResult[] {
    return index.search(terms.join(' '), {
      // One or two letters begin a name; too many words begin with them.
      fields: query.joined.length > 2 ? undefined : ['symbols', 'heading'],
      ...TERM_BY_TERM,
      combineWith: query.access && membersOf(query.access.object).length > 0 ? 'AND' : 'OR',
      // A long name is a prefix even where it's complete, so the results never grow while a reader types it.
      prefix: (term) => /[./]/.test(term) || !vocabulary.has(term),
      boost: { heading: WEIGHTS.heading, questions: WEIGHTS.questions },
      bm25: BM25,
    });
  }

  function boostsOf(record: SearchRecord, query: ParsedQuery, similarity: number): Record<string, number> {
    const { kind, group, url } = record;
    const isApi = kind === 'symbol' || kind === 'member' || kind === 'row';
    return {
      blog: group !== 'Blog' ? 1 : VERSION_5.test(query.plain) ? WEIGHTS.version5 : WEIGHTS.blog,
      recipe: url.includes('/recipes/') ? WEIGHTS.recipe : 1,
      course: url.includes('/learn/') ? WEIGHTS.course : 1,
      'known issue': url.includes('/known-issues#') ? WEIGHTS.knownIssue : 1,
      error: query.isPlain && kind === 'error' ? WEIGHTS.plainError : 1,
      API: query.isPlain && isApi ? WEIGHTS.plainApi : 1,
      similarity: 1 + WEIGHTS.similarity * similarity,
    };
  }

  /** Finds members by `object.start` and rates how exact they are. If no type goes with the object, all members match. */
  function findMembers({ object, member }: MemberAccess): Map<SearchRecord, number> {
    const typed = membersOf(object);
    // Other names with a dot are files, such as `Info.plist`.
    if (typed.length === 0 && (!member || startsName(`${object.whole}.${member}`))) return new Map();
    return new Map(
      (typed.length > 0 ? typed : members)
        .filter(({ name }) => name.startsWith(member))
        .map(({ record, owner }) => [
          record,
          1 + (owner.whole === object.whole ? 10 : 0) + ownerRank(record),
        ]),
    );
  }

  /** Returns the records with this title or name, and the error codes that begin with the query, with their exactness. */
  function findExact(query: ParsedQuery): Map<SearchRecord, number> {
    const { isPlain, stems, codeStart, joined, codes: pasted, plain } = query;
    const titled = (isPlain && byTitle.get(stemKey(stems))) || [];
    if (titled.length > 0) return new Map(titled.map((record) => [record, 1]));
    const started = codes.filter(({ symbols }) => codeStart && symbols[0]!.startsWith(codeStart));
    // Only a query that looks like code names a table row. A symbol or an error code of that name ranks above it.
    const named = [joined, ...pasted.map(joinWords)]
      .flatMap((name) => bySymbol.get(name) ?? [])
      .filter(({ kind }) => kind !== 'row' || !isPlain);
    const exactnessOf = ({ kind, symbols }: SearchRecord) =>
      kind === 'row' ? 1 : 2 + (symbols.includes(plain) ? 40 : 0) + (kind === 'symbol' ? 20 : 0);
    return new Map([
      ...started.map((record): [SearchRecord, number] => [record, 1]),
      ...named.map((record): [SearchRecord, number] => [record, exactnessOf(record) + ownerRank(record)]),
    ]);
  }

  function rank(input: string): Ranked[] {
    const query = parseQuery(input, names, correct);
    const accessed = query.access ? findMembers(query.access) : new Map<SearchRecord, number>();
    const terms =
      query.access && accessed.size > 0
        ? [`${query.access.object.whole}.${query.access.member}`]
        : [...new Set([...query.words.flatMap(termsFor), ...compoundsOf(query.words)])];
    if (terms.length === 0) return [];
    const similarity = similarityTo(query.stems);
    const ranked = new Map<SearchRecord, Ranked>();
    for (const result of match(query, terms)) {
      const record = records[result.id as number]!;
      const boosts = boostsOf(record, query, similarity(record));
      const score = Object.values(boosts).reduce((product, boost) => product * boost, result.score);
      ranked.set(record, { record, score, exactness: 0, match: result.match, boosts });
    }
    for (const [record, exactness] of accessed.size > 0 ? accessed : findExact(query))
      ranked.set(record, { record, score: 0, match: {}, boosts: {}, ...ranked.get(record), exactness });
    // The index knows `frame.toArrayBuffer` as a whole; this marks the member.
    for (const record of accessed.keys())
      ranked.get(record)!.match = { [splitWords(titleOf(record))[0]!.whole]: ['heading'] };
    const all = [...ranked.values()];
    preferSections(all, query);
    return uniqueUrls(all.sort((a, b) => b.exactness - a.exactness || b.score - a.score));
  }

  /** Ranks the best section of a page above the page. */
  function preferSections(all: readonly Ranked[], { stems }: ParsedQuery): void {
    const best = new Map<string, Ranked>();
    for (const entry of all) {
      const page = stripHash(entry.record.url);
      if (entry.record.kind === 'section' && entry.score > (best.get(page)?.score ?? 0))
        best.set(page, entry);
    }
    for (const { record, exactness, score } of all) {
      const section = best.get(record.url);
      if (record.kind !== 'page' || exactness > 0 || !section) continue;
      const title = stemsOf(titleOf(record));
      if (!stems.every((stem) => title.includes(stem)))
        section.score = Math.max(section.score, score * 1.001);
    }
  }

  function uniqueUrls(all: Ranked[]): Ranked[] {
    const seen = new Set<string>();
    return all.filter(({ record: { url } }) => !seen.has(url) && seen.add(url));
  }

  function search({ query, group, limit }: SearchRequest): SearchResults {
    const ranked = rank(query);
    const counts = Object.fromEntries(GROUPS.map((name) => [name, 0])) as Record<Group, number>;
    for (const { record } of ranked) counts[record.group]++;
    const shown = group ? ranked.filter(({ record }) => record.group === group) : ranked;
    return {
      hits: shown
        .slice(0, limit)
        .map(({ record, match: terms }) => markHit(record, (term) => Object.hasOwn(terms, term))),
      total: shown.length,
      counts,
      suggestions: ranked.length === 0 && query.trim() ? suggest(query) : [],
    };
  }

  function suggest(query: string): string[] {
    const near = index.search(query.slice(0, 100), {
      fields: ['symbols', 'heading'],
      processTerm: (term) => term.toLowerCase(),
      prefix: true,
      fuzzy: 0.34,
      maxFuzzy: 3,
      filter: ({ id }) => ['page', 'symbol', 'error'].includes(records[id as number]!.kind),
    });
    const guides = records.filter(({ kind, group }) => kind === 'page' && group === 'Guides');
    const titles = [...near.map(({ id }) => records[id as number]!), ...guides].map(titleOf);
    return [...new Set(titles)].slice(0, MAX_SUGGESTIONS);
  }

  /** Returns the pages that fit the words of a path best, those of its folder first. */
  function nearest(path: string): Hit[] {
    const isInFolder = ({ record: { group } }: Ranked) => (group === 'API') === /(^|\/)api\//.test(path);
    const words = readPath(path.slice(0, 400)).map((word) => word.replace(/[-_]+/g, ' '));
    const found = rank(words.join(' '));
    const isPage = ({ record }: Ranked) => byUrl.has(record.url);
    const sorted = [...found.filter(isPage), ...found];
    const pages = [...sorted.filter(isInFolder), ...sorted].flatMap(
      ({ record }) => byUrl.get(stripHash(record.url)) ?? [],
    );
    return [...new Set(pages)].slice(0, MAX_NEAREST).map((page) => markHit(page, () => false));
  }

  return { search, suggest, nearest, rank };
}
