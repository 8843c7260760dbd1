import type { Platform } from 'vision-camera-phone/protocol';

/** Names of the platforms, in the order of the site. */
export const PLATFORMS: Record<Platform, string> = { android: 'Android', ios: 'iOS' };
