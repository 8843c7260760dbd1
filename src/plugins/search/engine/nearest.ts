import type { Hit, SearchRecord } from '../types';
import type { Candidate } from './createEngine';
import { markHit } from './markHit';
import { stripHash } from './stripHash';
import { readPath } from './readPath';
import { diceCoefficient } from './suggest';

const COUNT = 5;
const MIN_SCORE = 0.35;
const LIKENESS = 1.2;
/** For a page that has the name in the URL letter by letter. */
const SAME_NAME = 1;

/** Returns a function that finds the pages nearest to a URL: by their own URL and by searching its words. */
export function createNearest(
  records: readonly SearchRecord[],
  rank: (query: string) => Candidate[],
): (path: string) => Hit[] {
  const pages = records.filter(({ kind }) => kind === 'page' || kind === 'symbol');
  return (path) => {
    const words = readPath(path.slice(0, 400));
    const last = words.at(-1);
    if (last == null) return [];
    const found = new Map<string, number>();
    rank(words.map((word) => word.replace(/[-_]+/g, ' ')).join(' ')).forEach(({ id }, position) => {
      const url = stripHash(records[id]!.url);
      if (!found.has(url)) found.set(url, 1 / (found.size + 1.5) - position / 1000);
    });
    return pages
      .map((page) => {
        const slug = page.url.replace(/\/$/, '').split('/').at(-1)!;
        const alike = Math.max(diceCoefficient(last, slug), diceCoefficient(last, page.page));
        return {
          page,
          score:
            alike * LIKENESS +
            (alike === 1 ? SAME_NAME : 0) +
            (found.get(page.url.replace(/\/$/, '')) ?? found.get(page.url) ?? 0),
        };
      })
      .filter(({ score }) => score >= MIN_SCORE)
      .sort((a, b) => b.score - a.score)
      .slice(0, COUNT)
      .map(({ page }) => markHit(page, () => false));
  };
}
