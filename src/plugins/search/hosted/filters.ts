/** Facet that every record of the hosted index has. */
export const LANGUAGE = 'en';
/** Tag of the docs (API included), named as Docusaurus names it. */
export const DOCS_TAG = 'docs-default-current';
/** Tag of everything outside the docs. */
export const DEFAULT_TAG = 'default';

/** Filters of every query: this language, and the docs or what stands beside them. */
export const DOCS_FILTERS: (string | string[])[] = [
  `language:${LANGUAGE}`,
  [`docusaurus_tag:${DEFAULT_TAG}`, `docusaurus_tag:${DOCS_TAG}`],
];
