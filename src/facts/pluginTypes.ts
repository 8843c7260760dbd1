import * as v from 'valibot';
import { readFacts } from './readFacts';
import { fields, text } from './schemas';

/** A type that frame processor plugins can convert between JavaScript and native code. */
const pluginType = fields({
  /** The value in the worklet, in Markdown. */
  javascript: text,
  /** The value in Kotlin or Java, in Markdown. */
  android: text,
  /** The value in Swift or Objective-C, in Markdown. */
  ios: text,
  /** The code in `JSIJNIConversion.cpp` that converts it. */
  androidSource: text,
  /** The code in `JSINSObjectConversion.mm` that converts it. */
  iosSource: text,
});

/** A value that frame processor plugins can't convert. */
const unsupportedValue = fields({
  /** The value in Markdown. */
  value: text,
  /** The result or the error, in Markdown. */
  outcome: text,
  /** What to do instead, in Markdown. */
  instead: text,
});

const schema = fields({
  /** Values that a worklet can pass to `call` and `initFrameProcessorPlugin`. */
  arguments: v.array(pluginType),
  /** Values that native code can return from its callback. */
  results: v.array(pluginType),
  /** Values that can't be converted. */
  unsupported: v.array(unsupportedValue),
});

/** Returns which values frame processor plugins can and can't convert. */
export const readPluginTypes = () => readFacts('docs/facts/plugin-types.yml', schema);
