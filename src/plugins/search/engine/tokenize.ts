import { stemmer } from 'stemmer';
import { SYNONYMS } from './synonyms';

const CHUNK = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-_./:$@#'’][\p{L}\p{N}\p{M}]+)*/gu;
const SEPARATOR = /[-_./:$@#'’]/;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=^\p{N}+)(?=\p{L}{2})/u;
/** A name and what follows its dot: `frame.toArrayBuffer`, but not `4.7` or `0.5x`. */
const DOTTED = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}\p{N}_$]+)+$/u;
/** An error code: `session/camera-not-ready`. */
const ERROR_CODE = /^[a-z-]+\/[a-z0-9-]+$/i;
const CONTRACTION = /['’](?:s|t|re|ve|ll|d|m)(?!\p{L})/giu;

/** A second pass joins "focus" and "focusing". */
const stemTwice = (word: string) => stemmer(stemmer(word));

const synonymStems = new Map(
  SYNONYMS.flatMap(([word, ...others]) => others.map((other) => [stemTwice(other), stemTwice(word)])),
);

/** Returns the stem of a word, or that of the word it's a synonym of. */
export function stem(word: string): string {
  const own = stemTwice(word);
  return synonymStems.get(own) ?? own;
}

/** A word and the parts of its camelCase, kebab-case or path. */
export interface Word {
  /** Lower case, without separators: `useframeprocessor`, `cameranotready`. */
  whole: string;
  /** Lower-case parts, or the word itself: `use`, `frame`, `processor`. */
  parts: readonly string[];
  /** The stems of the parts. */
  stems: readonly string[];
  /** Lower case as it's written, if it's a name with a dot or an error code: `frame.toarraybuffer`. */
  name?: string;
}

const MAX_CACHED = 30_000;

/** Keeps the results of `compute`, because most chunks occur many times. */
function memoize<T>(compute: (chunk: string) => T): (chunk: string) => T {
  const cache = new Map<string, T>();
  return (chunk) => {
    let value = cache.get(chunk);
    if (value === undefined) {
      value = compute(chunk);
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(chunk, value);
    }
    return value;
  };
}

/** Builds a word from its parts. */
export const toWord = (parts: readonly string[]): Word => ({
  whole: parts.join(''),
  parts,
  stems: parts.map(stem),
});

/** Splits a chunk without spaces into its parts. */
const readWord = memoize((chunk): Word => ({
  ...toWord(
    chunk
      .replace(CONTRACTION, '')
      .split(SEPARATOR)
      .flatMap((piece) => piece.split(HUMP))
      .map((part) => part.toLowerCase()),
  ),
  name: DOTTED.test(chunk) || ERROR_CODE.test(chunk) ? chunk.toLowerCase() : undefined,
}));

/** Splits text into words. */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(CHUNK), ([chunk]) => readWord(chunk));
}

/** Returns the stems of all parts of a text. */
export function stemsOf(text: string): string[] {
  return splitWords(text).flatMap(({ stems }) => stems);
}

/** Returns the terms that index a chunk: the word as it's written and without separators, its parts, and the stems of both. */
export const termsOf = memoize((chunk): readonly string[] => {
  const { whole, parts, name } = readWord(chunk);
  const stemmed = [whole, ...parts].flatMap((term) => [term, stem(term)]);
  return [...new Set(name ? [name, ...stemmed] : stemmed)];
});

/** Finds the chunks of a text. */
export function matchChunks(text: string): { text: string; index: number }[] {
  return Array.from(text.matchAll(CHUNK), ({ 0: chunk, index }) => ({ text: chunk, index }));
}
