/** For browsers and Node. Pages get only the facts: see `src/plugins/bundling/factsLoader.mjs`. */
import * as v from 'valibot';
import { readFacts } from '../readFacts';
import { fields, sitePath, text } from '../schemas';

const page = fields({
  /** URL without the base path. */
  path: sitePath,
  /** Path of the MDX file that it shows, in the repository. */
  file: v.pipe(v.string(), v.regex(/^src\/pages\/.*\.mdx$/, 'has to be an MDX file in src/pages.')),
  title: text,
  /** One sentence or two for search engines. */
  description: text,
});

/** Pages that are React components, each by its name. */
export const {
  home: homePage,
  playground: playgroundPage,
  formats: formatsPage,
} = readFacts('docs/facts/pages.yml', fields({ home: page, playground: page, formats: page }));
