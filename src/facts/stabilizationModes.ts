import * as v from 'valibot';
import { readFacts } from './readFacts';
import { fields, text } from './schemas';

/** A video stabilization mode on each platform. */
const stabilizationMode = fields({
  /** The value of the prop. */
  mode: text,
  /** What the mode does if it's supported, in Markdown. */
  effect: text,
  /** What the video loses, in Markdown. */
  cost: text,
  /** The value that Android's parser returns. */
  android: text,
  /** When an Android format lists this mode, in Markdown. */
  androidReported: text,
  /** The AVFoundation mode that iOS uses. */
  ios: text,
});

/** Returns all modes, weakest first and `auto` last. */
export const readStabilizationModes = () =>
  readFacts('docs/facts/stabilization-modes.yml', v.array(stabilizationMode));
