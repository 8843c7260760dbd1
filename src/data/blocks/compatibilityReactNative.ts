import { reactNativeCompatibility } from '../compatibility';
import { markdownTable } from '../markdownTable';

/** Returns the table of React Native and Expo SDK versions as Markdown. */
export default function compatibilityReactNative(): string {
  return markdownTable(
    ['React Native', 'Expo SDK', 'Library release', 'What to know'],
    reactNativeCompatibility.map((row) => [row.reactNative, row.expoSdk, row.libraryRelease, row.note]),
  );
}
