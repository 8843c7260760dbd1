import * as v from 'valibot';
import { readFacts } from './readFacts';
import { fields, text } from './schemas';

/** A type of another package that a symbol of the library extends. */
const apiBase = fields({
  /** What the symbol inherits. The page shows the symbol before this text and the link after it. */
  text,
  /** The text of the link, in Markdown. */
  link: text,
  url: v.pipe(v.string(), v.url('has to be a URL.')),
});

/** Returns base types from other packages by name. The reference doesn't list their members. */
export const readApiBases = () => readFacts('docs/facts/api/bases.yml', v.record(v.string(), apiBase));
