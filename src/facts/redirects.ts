import * as v from 'valibot';
import { readFacts } from './readFacts';
import { sitePath } from './schemas';

/** Schema of the old URLs and what replaces them. */
export const redirectsSchema = v.pipe(
  v.record(
    v.pipe(
      sitePath,
      v.check((from) => !from.includes('#'), 'has an anchor. Write it into docs/facts/moved-sections.yml.'),
    ),
    sitePath,
  ),
  v.transform((pages) => Object.entries(pages).map(([from, to]) => ({ from, to }))),
);

/** A URL of the old v4 site and the page that replaces it, both without the base path. */
export type Redirect = v.InferOutput<typeof redirectsSchema>[number];

/** Returns the old URLs that must keep working. Pages, host files and tests use this list. */
export const readRedirects = () => readFacts('docs/facts/redirects.yml', redirectsSchema);
