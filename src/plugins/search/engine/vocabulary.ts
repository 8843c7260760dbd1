import { damerauLevenshtein } from './damerauLevenshtein';

/** Every term of the index, sorted, to know words, beginnings of words and the nearest words to a typo. */
export interface Vocabulary {
  add(term: string): void;
  /** Sorts the terms; to be called after the last `add`. */
  close(): void;
  has(term: string): boolean;
  hasPrefix(prefix: string): boolean;
  /** The terms with the fewest typos, best first. */
  nearest(word: string): { term: string; typos: number; prefix: boolean }[];
}

const MAX_CORRECTIONS = 4;

/** One typo from four letters, two from seven: the shorter the word, the more it means as it stands. */
function typoLimit(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Makes an empty vocabulary. */
export function createVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  let sorted: string[] = [];

  function firstAtOrAfter(prefix: string): string | undefined {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    return sorted[low];
  }

  function nearest(word: string) {
    const limit = typoLimit(word);
    if (limit === 0 || word.length > 40) return [];
    const found: {
      term: string;
      typos: number;
      prefix: boolean;
      count: number;
    }[] = [];
    for (const [term, count] of counts) {
      if (term.length < 3) continue;
      const typos = damerauLevenshtein(word, term, limit);
      if (typos <= limit) found.push({ term, typos, prefix: false, count });
      else if (word.length >= 5 && term.length > word.length) {
        const typosOfPrefix = damerauLevenshtein(
          word,
          term,
          limit - (word.length < 9 && limit > 1 ? 1 : 0),
          true,
        );
        if (typosOfPrefix <= limit && typosOfPrefix < word.length / 4)
          found.push({ term, typos: typosOfPrefix, prefix: true, count });
      }
    }
    // A wrong first letter is rare, a whole word likelier than a beginning, a frequent word likelier than a rare one.
    const cost = (entry: (typeof found)[number]) =>
      entry.typos +
      (entry.prefix ? 0.6 : 0) +
      (entry.term[0] === word[0] ? 0 : 0.7) -
      Math.min(0.4, Math.log10(entry.count) / 8);
    return found.sort((a, b) => cost(a) - cost(b) || a.term.length - b.term.length).slice(0, MAX_CORRECTIONS);
  }

  return {
    add: (term) => counts.set(term, (counts.get(term) ?? 0) + 1),
    close: () => {
      sorted = [...counts.keys()].sort();
    },
    has: (term) => counts.has(term),
    hasPrefix: (prefix) => firstAtOrAfter(prefix)?.startsWith(prefix) ?? false,
    nearest,
  };
}
