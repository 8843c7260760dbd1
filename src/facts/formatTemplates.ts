import * as v from 'valibot';
import { readFacts } from './readFacts';
import { fields, text } from './schemas';

/** A filter list in the library's `Templates`. */
const formatTemplate = fields({
  name: text,
  /** Its filters as TypeScript, most important first. */
  filters: text,
  /** What it's for, in Markdown. */
  purpose: text,
  /** What it picks on the back camera of an iPhone 13 mini, if the known formats show it. */
  pick: v.optional(text),
});

/** Returns all templates in the library's order. */
export const readFormatTemplates = () =>
  readFacts('docs/facts/format-templates.yml', v.array(formatTemplate));
