import * as v from 'valibot';
import { readFacts } from './readFacts';
import { fields, text } from './schemas';

const requirement = fields({
  /** The platform part or the package, in Markdown. */
  subject: text,
  /** The versions that work, in Markdown. */
  versions: text,
  /** The first library release that this applies to. */
  libraryRelease: text,
  /** The reason, and what fails otherwise, in Markdown. */
  note: text,
});

const schema = fields({
  /** The library releases that each React Native and Expo SDK version needs, oldest first. */
  reactNative: v.array(
    fields({
      /** React Native versions, for example `0.74, 0.75`. */
      reactNative: text,
      /** The Expo SDK that ships this React Native version, or a dash. */
      expoSdk: text,
      /** The library releases that build with it. */
      libraryRelease: text,
      /** How other releases fail, in Markdown. */
      note: text,
    }),
  ),
  /** Requirements of Android and iOS projects, Android first. */
  platforms: v.array(requirement),
  /** The versions of optional packages that work with the library. */
  packages: v.array(requirement),
});

/** Returns which versions work together. */
export const readCompatibility = () => readFacts('docs/facts/compatibility.yml', schema);
