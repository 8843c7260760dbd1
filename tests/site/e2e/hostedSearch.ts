/** Matches requests to hosted search. */
export const SEARCH_REQUESTS = 'https://testappid-*/**';

/** The hosts of hosted search. Algolia's client asks the others if the first one takes longer than two seconds. */
export const SEARCH_HOSTS = [
  'testappid-dsn.algolia.net',
  'testappid-1.algolianet.com',
  'testappid-2.algolianet.com',
  'testappid-3.algolianet.com',
];
