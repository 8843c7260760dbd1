import * as v from 'valibot';
import { readFacts } from './readFacts';
import { fields, text } from './schemas';

/** An option of the library's Expo config plugin. */
const expoPluginOption = fields({
  name: text,
  type: v.picklist(['boolean', 'string']),
  /** The default behavior, in Markdown. */
  whenLeftOut: text,
  /** What the plugin changes, in Markdown. */
  effect: text,
});

/** Returns all options of the Expo config plugin, most used first. */
export const readExpoPluginOptions = () =>
  readFacts('docs/facts/expo-plugin-options.yml', v.array(expoPluginOption));
