import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { synonyms } from '../synonyms';

/** Settings of the hosted index: the ranking of the embedded one, as far as the service has the same notions. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(symbols)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(words)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'hierarchy.lvl0', 'kind'],
  camelCaseAttributes: ['symbols', 'hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'words', 'content'],
  attributesToRetrieve: ['url', 'anchor', 'type', 'kind', 'hierarchy', 'content'],
  attributesToHighlight: ['hierarchy'],
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

/** The list of synonyms, one entry for each word that a reader may type. */
export const indexSynonyms: SynonymHit[] = synonyms.flatMap(({ from, to }) =>
  from.map((input) => ({
    objectID: input.replace(/\W+/g, '-'),
    type: 'oneWaySynonym' as const,
    input,
    synonyms: [...to],
  })),
);
