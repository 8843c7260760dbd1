import { stopWords } from '../synonyms';
import { stem } from './stem';
import { splitWords, type Word } from './tokenize';

const MAX_LENGTH = 400;
const MAX_WORDS = 16;

/** A query, cut to a bounded size and taken apart. */
export interface ParsedQuery {
  /** The words that say what is looked for. */
  words: Word[];
  /** Without spaces and signs, lower case: compared with symbols and titles. */
  joined: string;
  /** As typed, without quotes, brackets and spaces at both ends: compared with symbols by letter case. */
  plain: string;
  /** The stems of the words, for comparing with titles. */
  stems: string[];
  /** True for plain words such as "frame processor", false for what only code has: `isActive`, `session/…`, `Camera.…`. */
  isConcept: boolean;
}

const stemsOf = (words: readonly Word[]) =>
  words.flatMap(({ whole, parts }) => (parts.length > 1 ? parts : [whole])).map(stem);

/** Plain words; the first letter may be a capital, as keyboards of phones make it. */
const CONCEPT = /^\p{Lu}?[\p{Ll}\p{N}\s'’?-]+$/u;

/**
 * Reads what a reader typed; long input is cut, filler words are dropped unless nothing else is left.
 * `names` are the symbols of the library: a capitalized word that is one of them is no plain word.
 */
export function parseQuery(input: string, names: ReadonlySet<string>): ParsedQuery {
  const text = input.slice(0, MAX_LENGTH).trim();
  const all = splitWords(text).slice(0, MAX_WORDS);
  const content = all.filter(({ whole }) => !stopWords.has(whole));
  const words = content.length > 0 ? content : all;
  const plain = text.replace(/^[\s"'`<([{/]+|[\s"'`>)\]}/?;,!]+$/g, '').replace(/\($/, '');
  return {
    words,
    joined: all.map(({ whole }) => whole).join(''),
    plain,
    stems: stemsOf(words),
    isConcept: /\s/.test(plain) || (CONCEPT.test(text) && !(/^\p{Lu}/u.test(plain) && names.has(plain))),
  };
}

/** Returns the query with its unknown words replaced by what was probably meant; the rules compare with that. */
export function correctQuery(query: ParsedQuery, corrections: readonly (string | undefined)[]): ParsedQuery {
  if (corrections.every((correction) => correction == null)) return query;
  const words = query.words.map((word, index) => {
    const correction = corrections[index];
    return correction == null ? word : { whole: correction, parts: [correction] };
  });
  return {
    ...query,
    words,
    joined: words.map(({ whole }) => whole).join(''),
    stems: stemsOf(words),
  };
}
