import * as v from 'valibot';
import { readFacts } from './readFacts';
import { fields, text } from './schemas';

/** Symbols that belong to one topic. */
const apiGroup = fields({
  title: text,
  /** What the group is for, and the guide that explains it. Markdown. */
  text,
  symbols: v.array(
    fields({
      /** Name of the exported symbol. */
      name: text,
      /** The first sentence, if the library has no comment or a vague one. Markdown without links. */
      summary: v.optional(text),
    }),
  ),
});

/** Returns the groups of the API reference in reading order. Every exported symbol belongs to exactly one. */
export const readApiGroups = () => readFacts('docs/facts/api/groups.yml', v.array(apiGroup));
