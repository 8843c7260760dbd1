import * as v from 'valibot';
import { readFacts } from './readFacts';
import { explainedText, fields, sitePath, text } from './schemas';

/** A task, and what it takes. */
const task = fields({
  /** Name of its file in the Markdown export, without the extension. */
  name: v.pipe(v.string(), v.regex(/^[a-z-]+$/, 'has to be in lower case, with hyphens.')),
  /** The task in everyday words. */
  task: text,
  /** What to know before designing a screen. */
  facts: v.optional(v.array(explainedText)),
  /** URL of the printed screen to start from. */
  screen: v.optional(sitePath),
  /** URLs of printed files to use unchanged. The files that the screen imports are added. */
  files: v.optional(v.array(sitePath)),
  /** Paths of the sections that the task's file contains, with an anchor. */
  sections: v.optional(v.array(sitePath)),
  /** Paths of pages and sections that say more. A task without a file only has these. */
  more: v.optional(v.array(sitePath)),
});

const schema = fields({
  /** Tasks under each heading of `llms.txt`. Every other task builds on the first one. */
  areas: v.array(fields({ title: text, tasks: v.array(task) })),
  /** The sections that say which version of a package to install, and how. */
  packages: v.record(v.string(), sitePath),
});

/** A task in everyday words, and what it takes. */
export type Task = v.InferOutput<typeof task>;

/** Returns the tasks of the Markdown export. */
export const readTasks = () => readFacts('docs/facts/tasks.yml', schema);
