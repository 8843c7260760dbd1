/**
 * What each rule of the ranking counts. `npm run bench:search -- --ablate` measures the search without each of them;
 * a rule that is worth nothing there goes.
 */
export const WEIGHTS = {
  /** Fields of a record, compared with its text. */
  symbols: 6,
  heading: 5,
  /** What a word counts that no guide has in its title or keywords, such as "set" or "show". */
  nonTopic: 0.5,
  /** Records that match more of the query. */
  coveragePower: 1.6,
  /** How a word is found: as a beginning, by a synonym, by a likely typo. */
  prefix: 0.6,
  synonym: 0.6,
  typo: 1,
  /** What a name of code counts in a pasted line, where no word has synonyms and the name is not taken apart. */
  pasted: 2,
  /** The API and errors where plain words are searched for. */
  conceptApi: 0.4,
  conceptError: 0.6,
  blog: 0.25,
  /** For a page whose keywords are in the query. */
  keyword: 2,
  /** For a title that has the words of the query and no others. */
  title: 1.2,
  /** The best section of a page before the page, unless the page's title has all words of the query. */
  preferSection: 1,
  /** Exact matches above all scores: names, titles, keywords. */
  exactSymbol: 1,
  exactTitle: 1,
  exactKeyword: 1,
  /** Which of several members with one name is meant. */
  owners: 1,
};

/** What each rule of the ranking counts. */
export type Weights = typeof WEIGHTS;

const ONES: readonly (keyof Weights)[] = [
  'symbols',
  'heading',
  'nonTopic',
  'conceptApi',
  'conceptError',
  'blog',
  'keyword',
];

/** Returns the weights with a rule switched off. */
export function without(rule: keyof Weights): Weights {
  return { ...WEIGHTS, [rule]: ONES.includes(rule) ? 1 : 0 };
}
