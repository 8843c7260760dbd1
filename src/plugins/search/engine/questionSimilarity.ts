import type { SearchRecord } from '../types';
import { contentStems } from './parseQuery';

/** What a word of the query counts that only the headings above the record have. */
const CONTEXT = 0.3;

/**
 * Returns a function that compares the stems of a query with the heading and the questions of a record: 1 if one of
 * them has the same words, 0 if none shares a word. Rare words count more.
 */
export function createQuestionSimilarity(
  records: readonly SearchRecord[],
): (query: readonly string[]) => (record: SearchRecord) => number {
  const entries = new Map(
    records.map((record) => {
      const { page, headings, questions } = record;
      const [heading, ...parents] = [page, ...headings].reverse() as [string, ...string[]];
      const asked = [heading, ...questions];
      return [
        record,
        {
          context: new Set(contentStems(parents.join(' '))),
          questions: asked.map((question) => ({ stems: new Set(contentStems(question)), weight: 0 })),
        },
      ];
    }),
  );
  const all = [...entries.values()].flatMap(({ questions }) => questions);
  const frequency = new Map<string, number>();
  for (const stem of all.flatMap(({ stems }) => [...stems]))
    frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const weigh = (stem: string) => 1 / Math.log(2 + (frequency.get(stem) ?? 0));
  const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
  for (const question of all) question.weight = sum([...question.stems].map(weigh));

  return (query) => {
    const wanted = query.map((stem) => ({ stem, weight: weigh(stem) }));
    return (record) => {
      const { context, questions } = entries.get(record)!;
      let best = 0;
      for (const { stems, weight: asked } of questions) {
        let common = 0;
        let missed = 0;
        for (const { stem, weight } of wanted) {
          if (stems.has(stem)) common += weight;
          else missed += context.has(stem) ? weight * CONTEXT : weight;
        }
        if (common > 0) best = Math.max(best, (common / (common + missed)) * (common / asked));
      }
      return best;
    };
  };
}
