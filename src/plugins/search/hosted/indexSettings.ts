import type { IndexSettings } from 'algoliasearch';

/** Settings of the hosted index: those of a DocSearch index, with our names and questions ranked too. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(symbols)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(questions)',
    'unordered(words)',
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'hierarchy.lvl0'],
  camelCaseAttributes: ['symbols', 'hierarchy', 'words', 'content'],
  attributesToRetrieve: ['url', 'anchor', 'type', 'hierarchy', 'content'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:24'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight)'],
  attributeForDistinct: 'url',
  distinct: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'lastWords',
};
