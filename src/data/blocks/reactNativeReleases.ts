import { reactNativeCompatibility } from '../compatibility';
import { markdownTable } from '../markdownTable';

/** Returns the table of React Native versions and the releases of v4 that build with them as Markdown. */
export default function reactNativeReleases(): string {
  return markdownTable(
    ['React Native', 'Releases of v4'],
    reactNativeCompatibility.map((row) => [row.reactNative, row.libraryRelease]),
  );
}
