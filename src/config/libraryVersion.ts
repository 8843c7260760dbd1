import { version } from 'react-native-vision-camera/package.json';

/** The release of react-native-vision-camera that this site documents: the one in `package.json`. */
export const LIBRARY_VERSION = version;

/** What to install: this release or a later one of the same major version. */
export const LIBRARY_PACKAGE = `react-native-vision-camera@^${LIBRARY_VERSION}`;

/** When that release was published. */
export const LIBRARY_RELEASE_DATE = 'November 2025';
