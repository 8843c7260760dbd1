/** Language of every record of the hosted index. */
export const LANGUAGE = 'en';
/** Docusaurus' tag of the docs and the API reference. */
export const DOCS_TAG = 'docs-default-current';
/** Docusaurus' tag of all other pages. */
export const DEFAULT_TAG = 'default';

/** Filters of every query. */
export const DOCS_FILTERS: (string | string[])[] = [
  `language:${LANGUAGE}`,
  [`docusaurus_tag:${DEFAULT_TAG}`, `docusaurus_tag:${DOCS_TAG}`],
];
