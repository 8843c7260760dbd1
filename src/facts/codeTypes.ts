import * as v from 'valibot';
import { readFacts } from './readFacts';
import { fields, text } from './schemas';

/** A code type that the code scanner supports. */
const codeType = fields({
  /** The value in `codeTypes`. */
  type: text,
  /** The name in the code's standard. */
  name: text,
  /** True if Android accepts the type. */
  android: v.boolean(),
  /** The first iOS version that accepts the type, if older ones don't. */
  iosSince: v.optional(text),
  /** The value of `Code.type` on iOS, if it's a different one. */
  reportedOnIos: v.optional(text),
  /** A remark in Markdown. */
  note: v.optional(text),
});

/** Returns all code types: 2D codes, then retail codes, then logistics codes. */
export const readCodeTypes = () => readFacts('docs/facts/code-types.yml', v.array(codeType));
