import * as v from 'valibot';
import { readFacts } from './readFacts';
import { fields, text, version } from './schemas';

const pluginFields = fields({
  /** Owner and name on GitHub. */
  repository: v.pipe(v.string(), v.regex(/^[\w.-]+\/[\w.-]+$/, 'has to be an owner and a name on GitHub.')),
  /** What it does, in Markdown. */
  description: text,
  /**
   * Whether it works with VisionCamera 4.
   *
   * - `stated`: the package or README says so.
   * - `built`: it's developed against version 4, but doesn't say so.
   * - `unknown`: it doesn't say.
   * - `none`: it was made for older versions.
   */
  v4: v.picklist(['stated', 'built', 'unknown', 'none']),
  /** The VisionCamera versions that it supports, in Markdown. */
  versions: text,
  /** The package and range to install for VisionCamera 4. */
  install: v.optional(text),
  /**
   * The newest release, and the day somebody asked npm for it. Ranges below 1.0 need it, because ^0.4.8 doesn't reach
   * 0.5.
   */
  newest: v.optional(
    fields({
      version,
      checked: v.pipe(v.string(), v.isoDate('has to be a date such as 2026-11-27.')),
    }),
  ),
  /** A remark in Markdown. */
  note: v.optional(text),
});

const plugin = v.pipe(
  pluginFields,
  v.forward(
    v.check(({ install, newest }) => {
      const [, minor] = /@\^(0\.\d+\.)/.exec(install ?? '') ?? [];
      return minor == null || newest?.version.startsWith(minor) === true;
    }, 'is below 1.0, so it never reaches the next minor version. Ask npm for the newest release, and write it into install and newest.'),
    ['install'],
  ),
);

/** A part of the list. */
const group = fields({
  /** The heading. */
  title: text,
  /** A paragraph below the heading, in Markdown. */
  intro: text,
  /** The plugins that the part shows. */
  v4: v.array(pluginFields.entries.v4),
});

/** The fields of `docs/facts/community-plugins.yml`. */
export const communityPluginsSchema = fields({
  /** The parts of the list in order. */
  groups: v.array(group),
  /** The plugins of all parts, grouped by purpose. */
  plugins: v.array(plugin),
});

/** A frame processor plugin from the community. */
export type CommunityPlugin = v.InferOutput<typeof plugin>;

/** Returns the community plugins and the parts of their list. */
export const readCommunityPlugins = () =>
  readFacts('docs/facts/community-plugins.yml', communityPluginsSchema);
