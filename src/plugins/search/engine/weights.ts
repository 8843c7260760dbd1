/**
 * What the rules of the ranking count. `npm run bench:search` measures the search, and `-- --ask "a query"` shows what
 * each rule adds to one query.
 */
export const WEIGHTS = {
  /** Weight of a match in a field, compared with a match in body text. */
  heading: 3,
  questions: 6,
  /** Prefers a record if its heading or one of its questions is similar to the query. */
  similarity: 6,
  /** Ranks the API and error codes lower if the query is plain words. */
  plainApi: 0.25,
  plainError: 0.6,
  /** Ranks posts, recipes, the course and rare issues lower than guides, but posts higher if the query names version 5. */
  blog: 0.25,
  version5: 1.5,
  recipe: 0.85,
  course: 0.85,
  knownIssue: 0.8,
};
