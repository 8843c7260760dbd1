import MiniSearch from 'minisearch';
import type { Hit, SearchRecord, SearchRequest, SearchResults } from '../types';
import { GROUPS } from '../types';
import { expandQuery, type QueryToken } from './expandQuery';
import { markHit } from './markHit';
import { createNearest } from './nearest';
import { stripHash } from './stripHash';
import { correctQuery, parseQuery, type ParsedQuery } from './parseQuery';
import { applyRules, createRules, TIERS } from './rules';
import { createSuggest } from './suggest';
import { tokenize } from './tokenize';
import { createVocabulary } from './vocabulary';
import { WEIGHTS } from './weights';

const FIELDS = ['symbols', 'heading', 'parents', 'words', 'text'] as const;
type Field = (typeof FIELDS)[number];

/** Searches records; made once from all records of the site. */
export interface Engine {
  search(request: SearchRequest): SearchResults;
  nearest(path: string): Hit[];
}

/** A record that matches, with its score. */
export interface Candidate {
  id: number;
  score: number;
  /** Higher tiers rank above all scores; `fit` orders the records of one tier. */
  tier: number;
  fit: number;
  /** The part of the query that the record has. */
  coverage: number;
}

function readField(record: SearchRecord & { id: number }, field: string): string {
  switch (field as Field | 'id') {
    case 'id':
      return record.id as unknown as string;
    case 'symbols':
      return record.symbols.join(' ');
    case 'heading':
      return record.headings.at(-1) ?? record.page;
    case 'parents':
      return record.headings.length > 0 ? [record.page, ...record.headings.slice(0, -1)].join(' ') : '';
    case 'words':
      return record.words;
    case 'text':
      return record.text;
  }
}

/** How a record matches one word of a query. */
interface TokenScore {
  score: number;
  /** The part of the word's alternative that was found: 1, or less for some words of several. */
  share: number;
}

const UNRATED = { score: 0, tier: 0, fit: 0, coverage: 0 };

/** Makes the index and returns what searches it. */
export function createEngine(records: readonly SearchRecord[], weights = WEIGHTS): Engine {
  const { symbols, heading } = weights;
  const vocabulary = createVocabulary();
  const index = new MiniSearch<SearchRecord & { id: number }>({
    fields: [...FIELDS],
    extractField: readField,
    tokenize,
    processTerm: (term) => {
      vocabulary.add(term);
      return term;
    },
    searchOptions: {
      boost: { symbols, heading },
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  index.addAll(records.map((record, id) => ({ ...record, id })));
  vocabulary.close();
  const rules = createRules(records);
  const suggest = createSuggest(records);

  function scoreToken(token: QueryToken): Map<number, TokenScore> {
    const best = new Map<number, TokenScore>();
    for (const { weight, terms } of token.alternatives) {
      const sums = new Map<number, TokenScore>();
      for (const { term, prefix } of terms) {
        // One or two letters stand for the beginning of a name, not for every word that begins so.
        const fields = term.length > 2 ? undefined : FIELDS.slice(0, 3);
        for (const result of index.search(term, { prefix, fields })) {
          const sum = sums.get(result.id) ?? { score: 0, share: 0 };
          sum.score += (result.score * weight) / terms.length;
          sum.share += 1 / terms.length;
          sums.set(result.id, sum);
        }
      }
      for (const [id, sum] of sums) {
        const score = sum.score * Math.min(1, sum.share);
        const last = best.get(id);
        best.set(id, {
          score: Math.max(last?.score ?? 0, score),
          share: Math.max(last?.share ?? 0, Math.min(1, sum.share)),
        });
      }
    }
    return best;
  }

  function collect(tokens: readonly QueryToken[]): Map<number, Candidate> {
    const candidates = new Map<number, Candidate>();
    let total = 0;
    for (const token of tokens) {
      const scores = scoreToken(token);
      const importance = token.isPastedName ? weights.pasted : token.isTopic ? 1 : weights.nonTopic;
      const weight = importance * Math.sqrt(Math.log(1 + records.length / (1 + scores.size)));
      total += weight;
      for (const [id, { score, share }] of scores) {
        const candidate = candidates.get(id) ?? { ...UNRATED, id };
        candidate.score += score * importance;
        candidate.coverage += share * weight;
        candidates.set(id, candidate);
      }
    }
    for (const candidate of candidates.values()) candidate.coverage /= total || 1;
    return candidates;
  }

  function rank(query: string): {
    ranked: Candidate[];
    isMatch: (term: string) => boolean;
  } {
    const parsed = parseQuery(query, rules.names);
    const tokens = expandQuery(parsed, vocabulary, rules.topics, weights);
    const candidates = collect(tokens);
    const corrected = correctQuery(
      parsed,
      tokens.map(({ correction }) => correction),
    );
    applyRules(rules, corrected, candidates, records, weights);
    const all = [...candidates.values()];
    if (weights.preferSection > 0) leadBySection(all, corrected);
    return {
      ranked: withoutRepeats(all.sort(byRank)),
      isMatch: createMatcher(tokens),
    };
  }

  function withoutRepeats(candidates: Candidate[]): Candidate[] {
    const seen = new Set<string>();
    return candidates.filter(({ id }) => {
      const { url } = records[id]!;
      return !seen.has(url) && seen.add(url);
    });
  }

  /** Puts the best section of a page before the page, unless the page's title has all words of the query. */
  function leadBySection(candidates: readonly Candidate[], { stems }: ParsedQuery): void {
    const best = new Map<string, Candidate>();
    for (const candidate of [...candidates].sort((a, b) => b.score - a.score)) {
      const { kind, url } = records[candidate.id]!;
      if (kind === 'section' && !best.has(stripHash(url))) best.set(stripHash(url), candidate);
    }
    for (const { id, tier, fit, score } of candidates) {
      const { kind, url } = records[id]!;
      const section = best.get(url);
      if (kind !== 'page' || tier >= TIERS.exactTitle || !section || section.tier > tier) continue;
      if (stems.every((word) => rules.titleStems.get(id)!.has(word))) continue;
      Object.assign(section, {
        tier,
        fit,
        score: Math.max(section.score, score * 1.001),
      });
    }
  }

  function search({ query, group, limit }: SearchRequest): SearchResults {
    const { ranked, isMatch } = rank(query);
    const counts = Object.fromEntries(GROUPS.map((name) => [name, 0])) as SearchResults['counts'];
    for (const { id } of ranked) counts[records[id]!.group]++;
    const shown = group ? ranked.filter(({ id }) => records[id]!.group === group) : ranked;
    return {
      hits: shown.slice(0, limit).map(({ id }) => markHit(records[id]!, isMatch)),
      total: shown.length,
      counts,
      suggestions: ranked.length === 0 && query.trim() ? suggest(query) : [],
    };
  }

  return {
    search,
    nearest: createNearest(records, (query) => rank(query).ranked),
  };
}

/** Returns what tells whether a term of a record is one that the query was looked up by. */
function createMatcher(tokens: readonly QueryToken[]): (term: string) => boolean {
  const terms = tokens.flatMap(({ alternatives }) =>
    alternatives.flatMap((alternative) => alternative.terms),
  );
  const whole = new Set(terms.map(({ term }) => term));
  const beginnings = [...new Set(terms.filter(({ prefix }) => prefix).map(({ term }) => term))];
  return (term) => whole.has(term) || beginnings.some((beginning) => term.startsWith(beginning));
}

function byRank(a: Candidate, b: Candidate): number {
  return b.tier - a.tier || b.fit - a.fit || b.score - a.score || a.id - b.id;
}
