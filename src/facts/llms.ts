import * as v from 'valibot';
import { readFacts } from './readFacts';
import { fields, text } from './schemas';

const schema = fields({
  /** Lines at the top of `llms.txt` and `llms-full.txt`. Markdown. */
  both: v.array(text),
  /** The first line of `llms.txt`. Markdown. */
  start: text,
  /** Lines before the tasks in `llms.txt`. Markdown. */
  tasks: v.array(text),
});

/** Returns the introductions of `llms.txt` and `llms-full.txt`. */
export const readLlmsIntroductions = () => readFacts('docs/facts/llms.yml', schema);
