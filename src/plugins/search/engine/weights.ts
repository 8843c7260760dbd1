/**
 * What each rule of the ranking counts. `npm run bench:search -- --ablate` measures the search without each rule, and
 * `-- --ask "a query"` shows what it adds to one query.
 */
export const WEIGHTS = {
  /** Weight of a match in a field, compared with a match in body text. */
  heading: 3,
  questions: 6,
  /** Corrects typos. */
  correct: 1,
  /** Prefers records that match more of the query. */
  coverage: 1,
  /** Prefers a record if its heading or one of its questions is close to the query. */
  question: 6,
  /** Ranks the API and error codes lower if the query is plain words. */
  plainApi: 0.25,
  plainError: 0.6,
  /** Ranks posts and recipes lower than guides. */
  blog: 0.25,
  recipe: 0.85,
  /** Ranks the best section of a page above the page, unless the page's title has all words of the query. */
  preferSection: 1,
  /** Ranks a record first if the query is its name, or the title of its page. */
  exactSymbol: 1,
  exactTitle: 1,
};

/** What each rule of the ranking counts. */
export type Weights = typeof WEIGHTS;

/** Weights that multiply a score: 1 switches the rule off. */
const FACTORS: readonly (keyof Weights)[] = ['heading', 'plainApi', 'plainError', 'blog', 'recipe'];

/** Returns the weights with a rule switched off. */
export function without(rule: keyof Weights): Weights {
  return { ...WEIGHTS, [rule]: FACTORS.includes(rule) ? 1 : 0 };
}
