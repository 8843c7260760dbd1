import type { SearchRecord } from '../types';

const COUNT = 3;

function pairs(text: string): Map<string, number> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const found = new Map<string, number>();
  for (let index = 0; index < letters.length - 1; index++) {
    const pair = letters.slice(index, index + 2);
    found.set(pair, (found.get(pair) ?? 0) + 1);
  }
  return found;
}

/** Returns how alike two texts are by their pairs of letters, from 0 to 1. */
export function diceCoefficient(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)];
  let common = 0;
  let total = 0;
  for (const [pair, count] of left) common += Math.min(count, right.get(pair) ?? 0);
  for (const count of [...left.values(), ...right.values()]) total += count;
  return total === 0 ? 0 : (2 * common) / total;
}

/** Returns a function that finds the real terms nearest to a query that found nothing. */
export function createSuggest(records: readonly SearchRecord[]): (query: string) => string[] {
  const terms = new Set<string>();
  for (const { kind, page, headings, symbols } of records) {
    if (kind === 'page' || kind === 'symbol') terms.add(page);
    if (kind === 'member') terms.add(headings.at(-1)!);
    if (kind === 'error') terms.add(symbols[0]!);
  }
  return (query) => {
    const wanted = query.slice(0, 100);
    return [...terms]
      .map((term) => ({ term, score: diceCoefficient(wanted, term) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, COUNT)
      .map(({ term }) => term);
  };
}
