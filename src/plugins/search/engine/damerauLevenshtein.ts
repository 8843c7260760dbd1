/**
 * Returns how many typos (a letter added, missing, wrong, or swapped with its neighbor) lie between two words,
 * or between `word` and the beginning of `term` when `prefix` is set; more than `limit` reads as `limit + 1`.
 */
export function damerauLevenshtein(word: string, term: string, limit: number, prefix = false): number {
  if (!prefix && Math.abs(word.length - term.length) > limit) return limit + 1;
  const width = Math.min(term.length, word.length + limit);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, index) => index);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column++) {
      const isSame = word[row - 1] === term[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwap =
        row > 1 && column > 1 && word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1];
      if (isSwap) cost = Math.min(cost, before[column - 2]! + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = last;
    last = current;
  }
  return prefix ? Math.min(...last) : (last[term.length] ?? limit + 1);
}
