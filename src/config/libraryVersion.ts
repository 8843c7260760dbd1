/** The release of react-native-vision-camera that this site documents; a test holds it against the installed package. */
export const LIBRARY_VERSION = '4.7.3';

/** What a package manager is asked to install: version 4, from that release on. */
export const LIBRARY_PACKAGE = `react-native-vision-camera@^${LIBRARY_VERSION}`;
