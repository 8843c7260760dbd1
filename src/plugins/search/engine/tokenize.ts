import { stem } from './stem';

const CHUNK = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-_./:$@#'’][\p{L}\p{N}\p{M}]+)*/gu;
const SEPARATOR = /[-_./:$@#'’]/;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=^\p{N}+)(?=\p{L}{2})/u;

/** A word as it was written, with the parts that its humps and hyphens give. */
export interface Word {
  /** Lower case, without separators: `useframeprocessor`, `cameranotready`. */
  whole: string;
  /** Lower-case parts, or the word itself: `use`, `frame`, `processor`. */
  parts: string[];
}

/** Takes accents off, so that `résolution` is found by `resolution`. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

function readChunk(chunk: string): Word {
  const pieces = chunk.split(SEPARATOR);
  // An apostrophe ends a word: "doesn't", "camera's".
  const parts = pieces
    .filter((piece, index) => index === 0 || !/^(s|t|re|ve|ll|d|m)$/i.test(piece))
    .flatMap((piece) => piece.split(HUMP));
  const lower = parts.map((part) => part.toLowerCase());
  return { whole: lower.join(''), parts: lower };
}

/** Splits text into words, and each word into the parts of camelCase, kebab-case and paths. */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(CHUNK), ([chunk]) => readChunk(fold(chunk)));
}

/** Most chunks occur many times; what they read as is worth remembering. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 30_000;

function readTerms(chunk: string): readonly string[] {
  const { whole, parts } = readChunk(fold(chunk));
  const terms = new Set([whole, stem(whole)]);
  for (const part of parts) terms.add(part).add(stem(part));
  // `code-scanner/cannot-load-model` is also known by what follows the slash.
  for (let index = 1; index < parts.length - 1; index++) terms.add(parts.slice(index).join(''));
  return [...terms];
}

/** A part of a text without spaces, and the terms under which it is found. */
export interface Chunk {
  text: string;
  index: number;
  terms: readonly string[];
}

/** Splits text into its chunks. */
export function readChunks(text: string): Chunk[] {
  return Array.from(text.matchAll(CHUNK), ({ 0: chunk, index }) => {
    let terms = known.get(chunk);
    if (!terms) {
      if (known.size >= MOST_KNOWN) known.clear();
      terms = readTerms(chunk);
      known.set(chunk, terms);
    }
    return { text: chunk, index, terms };
  });
}

/** Returns every term under which a text is found: words, their parts, and the stems of both. */
export function tokenize(text: string): string[] {
  return readChunks(text).flatMap(({ terms }) => terms);
}
