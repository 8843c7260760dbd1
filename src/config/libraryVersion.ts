import { version } from 'react-native-vision-camera/package.json';

/** The release of react-native-vision-camera that this site documents: the one in `package.json`. */
export const LIBRARY_VERSION = version;

/** When that release was published. */
export const LIBRARY_RELEASE_DATE = 'November 2025';
