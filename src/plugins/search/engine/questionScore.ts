import type { SearchRecord } from '../types';
import { contentStems } from './parseQuery';

/**
 * Returns a function that compares a query with the questions of a record: 1 if one of them has the same words, 0 if
 * none shares a word. Rare words count more.
 */
export function createQuestionScore(
  records: readonly SearchRecord[],
): (record: SearchRecord, stems: readonly string[]) => number {
  const questions = new Map(
    records.map((record) => [record, record.questions.map((question) => new Set(contentStems(question)))]),
  );
  const frequency = new Map<string, number>();
  for (const stem of [...questions.values()].flat().flatMap((stems) => [...stems]))
    frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const sumOf = (stems: Iterable<string>) => {
    let sum = 0;
    for (const stem of stems) sum += 1 / Math.log(2 + (frequency.get(stem) ?? 0));
    return sum;
  };
  const sums = new Map([...questions.values()].flat().map((question) => [question, sumOf(question)]));

  return (record, stems) => {
    const wanted = sumOf(stems);
    let best = 0;
    for (const question of questions.get(record)!) {
      const common = sumOf(stems.filter((stem) => question.has(stem)));
      best = Math.max(best, (2 * common) / (wanted + sums.get(question)!));
    }
    return best;
  };
}
