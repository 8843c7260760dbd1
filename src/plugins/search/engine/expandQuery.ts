import { synonyms } from '../synonyms';
import type { ParsedQuery } from './parseQuery';
import { stem } from './stem';
import { splitWords, type Word } from './tokenize';
import type { Vocabulary } from './vocabulary';
import type { Weights } from './weights';

/** Terms that must all be looked up for one way to understand a word; their scores are averaged. */
export interface Alternative {
  weight: number;
  terms: { term: string; prefix: boolean }[];
}

/** One word of a query with every way to find it. */
export interface QueryToken {
  alternatives: Alternative[];
  /** The word that was probably meant, where the typed one is unknown. */
  correction?: string;
  /** True for words that guides are about. */
  isTopic: boolean;
  /** True for a name of code in a pasted line. */
  isPastedName: boolean;
}

type Expansion = Omit<QueryToken, 'isTopic' | 'isPastedName'>;

/** The parts of a name. */
const PARTS = 0.9;
/** A word with one or two typos. */
const TYPOS = [1, 0.75, 0.5];
const keyOf = (text: string) =>
  splitWords(text)
    .map(({ whole }) => stem(whole))
    .join(' ');

const MEANINGS = new Map<string, string[]>();
for (const { from, to } of synonyms) {
  for (const word of from) MEANINGS.set(keyOf(word), [...(MEANINGS.get(keyOf(word)) ?? []), ...to]);
}

function meaningsOf(key: string, { synonym: weight }: Weights): Alternative[] {
  if (weight === 0) return [];
  return (MEANINGS.get(key) ?? []).map((meaning) => ({
    weight,
    terms: splitWords(meaning).map(({ whole }) => ({
      term: stem(whole),
      prefix: false,
    })),
  }));
}

function typoAlternatives(term: string, vocabulary: Vocabulary, weights: Weights): Expansion {
  if (weights.typo === 0) return { alternatives: [] };
  const nearest = vocabulary.nearest(term);
  return {
    alternatives: nearest.map(({ term: corrected, typos, prefix }) => ({
      weight: TYPOS[typos]! * (prefix ? weights.prefix : 1),
      terms: [{ term: corrected, prefix: false }],
    })),
    correction: nearest[0]?.prefix === false ? nearest[0].term : undefined,
  };
}

function expandWord({ whole, parts }: Word, vocabulary: Vocabulary, weights: Weights): Expansion {
  const alternatives: Alternative[] = [];
  const add = (weight: number, term: string, prefix = false) =>
    weight > 0 && alternatives.push({ weight, terms: [{ term, prefix }] });
  const root = stem(whole);
  if (vocabulary.has(whole)) add(1, whole);
  if (root !== whole && vocabulary.has(root)) add(1, root);
  const isWord = alternatives.length > 0;
  if (vocabulary.hasPrefix(whole)) add(weights.prefix, whole, true);
  if (root.length > 3 && root !== whole && vocabulary.hasPrefix(root)) add(weights.prefix, root, true);
  const isKnown = alternatives.length > 0;
  // A name that the docs do not have.
  if (parts.length > 1 && !isWord) {
    const terms = parts.filter((part) => part.length > 1).map((part) => ({ term: stem(part), prefix: true }));
    if (terms.length > 0) alternatives.push({ weight: PARTS, terms });
  }
  // Typos: only where the word is unknown; a known beginning is probably just not typed to its end.
  if (isKnown) return { alternatives };
  const typos = [whole, root]
    .map((term) => typoAlternatives(term, vocabulary, weights))
    .find((token) => token.alternatives.length > 0);
  if (typos)
    return {
      alternatives: [...alternatives, ...typos.alternatives],
      correction: typos.correction,
    };
  return { alternatives };
}

/** Returns every word of the query with its spellings, beginnings, parts, synonyms and corrected typos. */
export function expandQuery(
  { words }: ParsedQuery,
  vocabulary: Vocabulary,
  topics: ReadonlySet<string>,
  weights: Weights,
): QueryToken[] {
  const isName = ({ whole, parts }: Word) => weights.pasted > 0 && parts.length > 2 && vocabulary.has(whole);
  const isPasted = words.length > 2 && words.some(isName);
  const tokens = words.map((word): QueryToken => {
    const token = expandWord(word, vocabulary, weights);
    const root = stem(token.correction ?? word.whole);
    const meanings = isPasted ? [] : meaningsOf(root, weights);
    const isTopic = meanings.length > 0 || word.parts.length > 1 || topics.has(root);
    return {
      ...token,
      alternatives: [...token.alternatives, ...meanings],
      isTopic,
      isPastedName: isPasted && isName(word),
    };
  });
  // Two words with one meaning, such as "slow motion".
  for (let position = 0; position + 1 < words.length; position++) {
    const pair = meaningsOf(`${stem(words[position]!.whole)} ${stem(words[position + 1]!.whole)}`, weights);
    for (const token of pair.length > 0 ? tokens.slice(position, position + 2) : []) {
      token.alternatives.push(...pair);
      token.isTopic = true;
    }
  }
  return tokens;
}
