import * as v from 'valibot';
import { readFacts } from './readFacts';
import { sitePath } from './schemas';

const schema = v.pipe(
  v.record(sitePath, sitePath),
  v.transform((pages) => Object.entries(pages).map(([from, to]) => ({ from, to }))),
);

/** A URL of the old v4 site and the page that replaces it, both without the base path. */
export type Redirect = v.InferOutput<typeof schema>[number];

/** Returns the old URLs that must keep working. Pages, host files and tests use this list. */
export const readRedirects = () => readFacts('docs/facts/redirects.yml', schema);
