import { readEnvironment } from './environment';
import { LIBRARY_VERSION } from './libraryVersion';

/** The file of the simulated phone for Jest, without the base path. Its version is the library's. */
export const PHONE_PACKAGE_FILE = `packages/vision-camera-phone-${LIBRARY_VERSION}.tgz`;

/** Returns the URL that readers install the simulated phone from. */
export function getPhonePackageUrl(): string {
  const { siteUrl, baseUrl } = readEnvironment();
  return siteUrl + baseUrl + PHONE_PACKAGE_FILE;
}
