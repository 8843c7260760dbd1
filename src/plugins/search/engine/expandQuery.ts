import { synonyms } from '../synonyms';
import type { ParsedQuery } from './parseQuery';
import { stem } from './stem';
import { splitWords, type Word } from './tokenize';
import type { Vocabulary } from './vocabulary';

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
}

type Expansion = Omit<QueryToken, 'isTopic'>;

const WEIGHTS = {
  exact: 1,
  stem: 0.95,
  parts: 0.6,
  partsOnly: 0.9,
  prefix: 0.6,
  synonym: 0.6,
  typo: [1, 0.75, 0.5],
} as const;

const keyOf = (text: string) =>
  splitWords(text)
    .map(({ whole }) => stem(whole))
    .join(' ');

const MEANINGS = new Map<string, string[]>();
for (const { from, to } of synonyms) {
  for (const word of from) MEANINGS.set(keyOf(word), [...(MEANINGS.get(keyOf(word)) ?? []), ...to]);
}

/** Returns what the synonyms say for words, given as stems. */
export function synonymsOf(stems: readonly string[]): readonly string[] {
  return MEANINGS.get(stems.join(' ')) ?? [];
}

function meaningsOf(key: string): Alternative[] {
  return (MEANINGS.get(key) ?? []).map((meaning) => ({
    weight: WEIGHTS.synonym,
    terms: splitWords(meaning).map(({ whole }) => ({ term: stem(whole), prefix: false })),
  }));
}

function typoAlternatives(term: string, vocabulary: Vocabulary): Expansion {
  const nearest = vocabulary.nearest(term);
  return {
    alternatives: nearest.map(({ term: corrected, typos, prefix }) => ({
      weight: WEIGHTS.typo[typos]! * (prefix ? WEIGHTS.prefix : 1),
      terms: [{ term: corrected, prefix: false }],
    })),
    correction: nearest[0]?.prefix === false ? nearest[0].term : undefined,
  };
}

function expandWord({ whole, parts }: Word, vocabulary: Vocabulary): Expansion {
  const alternatives: Alternative[] = [];
  const add = (weight: number, term: string, prefix = false) =>
    alternatives.push({ weight, terms: [{ term, prefix }] });
  const root = stem(whole);
  if (vocabulary.has(whole)) add(WEIGHTS.exact, whole);
  if (root !== whole && vocabulary.has(root)) add(WEIGHTS.stem, root);
  const isWord = alternatives.length > 0;
  if (vocabulary.hasPrefix(whole)) add(WEIGHTS.prefix, whole, true);
  if (root.length > 3 && root !== whole && vocabulary.hasPrefix(root)) add(WEIGHTS.prefix, root, true);
  const isKnown = alternatives.length > 0;
  if (parts.length > 1) {
    const terms = parts.filter((part) => part.length > 1).map((part) => ({ term: stem(part), prefix: true }));
    if (terms.length > 0) alternatives.push({ weight: isWord ? WEIGHTS.parts : WEIGHTS.partsOnly, terms });
  }
  // Typos: only where the word is unknown; a known beginning is probably just not typed to its end.
  if (isKnown) return { alternatives };
  const typos = [whole, root]
    .map((term) => typoAlternatives(term, vocabulary))
    .find((token) => token.alternatives.length > 0);
  if (typos) return { alternatives: [...alternatives, ...typos.alternatives], correction: typos.correction };
  return { alternatives: alternatives.length > 0 ? alternatives : splitGlued(whole, vocabulary) };
}

/** Understands two words written as one: "codescan", "blackscreen". */
function splitGlued(word: string, vocabulary: Vocabulary): Alternative[] {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [left, right] = [stem(word.slice(0, cut)), stem(word.slice(cut))];
    if (vocabulary.has(left) && vocabulary.has(right)) {
      return [{ weight: WEIGHTS.parts, terms: [left, right].map((term) => ({ term, prefix: false })) }];
    }
  }
  return [];
}

/** Returns every word of the query with its spellings, beginnings, parts, synonyms and corrected typos. */
export function expandQuery(
  { words }: ParsedQuery,
  vocabulary: Vocabulary,
  topics: ReadonlySet<string>,
): QueryToken[] {
  const tokens = words.map((word): QueryToken => {
    const token = expandWord(word, vocabulary);
    const root = stem(token.correction ?? word.whole);
    const meanings = meaningsOf(root);
    const isTopic = meanings.length > 0 || word.parts.length > 1 || topics.has(root);
    return { ...token, alternatives: [...token.alternatives, ...meanings], isTopic };
  });
  // Two words with one meaning, such as "slow motion".
  for (let position = 0; position + 1 < words.length; position++) {
    const pair = meaningsOf(`${stem(words[position]!.whole)} ${stem(words[position + 1]!.whole)}`);
    for (const token of pair.length > 0 ? tokens.slice(position, position + 2) : []) {
      token.alternatives.push(...pair);
      token.isTopic = true;
    }
  }
  return tokens;
}
