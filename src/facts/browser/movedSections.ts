/** For browsers and Node. Pages get only the facts: see `src/plugins/bundling/factsLoader.mjs`. */
import * as v from 'valibot';
import { readFacts } from '../readFacts';
import { sitePath } from '../schemas';

/** Sections that moved to another page: the new URL by the old page and the old heading id. Paths have no base path. */
export const movedSections = readFacts(
  'docs/facts/moved-sections.yml',
  v.record(sitePath, v.record(v.string(), sitePath)),
);
