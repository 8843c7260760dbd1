import * as v from 'valibot';
import { readFacts } from './readFacts';
import { fields, names, text } from './schemas';

const correction = v.pipe(
  fields({
    /** Name of the symbol, or `Symbol.member`. A list, if several have the same comment. */
    target: names,
    /** Words of the comment, example, default value or signature that the correction is about. */
    quote: text,
    /** What is true, and why it matters. Markdown. */
    note: v.optional(text),
    /** Replaces the quote wherever the reference shows it, so the mistake doesn't appear next to its correction. */
    fix: v.optional(text),
    /** The file of the library's package that proves it. */
    source: v.pipe(
      v.string(),
      v.regex(
        /^(android|ios|src)\/.*\.(kt|java|swift|mm?|h|cpp|tsx?)$/,
        'has to be a source file of the library, such as src/CameraError.ts.',
      ),
    ),
  }),
  v.check(({ note, fix }) => note != null || fix != null, 'has a correction without a note or a fix.'),
);

/** A broken link in a comment. */
const link = fields({
  /** The name in the comment. */
  target: text,
  /** The symbol or `Symbol.member` to link instead. */
  instead: text,
  /** Why the link is broken. */
  reason: text,
});

/** A correction for each target. */
const corrections = v.pipe(
  v.array(correction),
  v.transform((list) =>
    list.flatMap(({ target, ...rest }) => target.map((name) => ({ target: name, ...rest }))),
  ),
);

const schema = fields({
  /** Links in comments that are fixed here. All other broken links stop the build, except links to parameters. */
  links: v.array(link),
  /** All corrections, shown beside the comment they are about. */
  corrections,
});

/** A correction of the library's comments or examples. */
export type ApiCorrection = v.InferOutput<typeof corrections>[number];

/** Returns what the reference corrects in the library's comments. */
export const readApiCorrections = () => readFacts('docs/facts/api/corrections.yml', schema);
