/** The platforms that the library has native code for. */
export const PLATFORMS = ['android', 'ios'] as const;

/** A platform that the library has native code for. */
export type Platform = (typeof PLATFORMS)[number];

/** Names of the platforms, for readers. */
export const platformNames: Readonly<Record<Platform, string>> = { android: 'Android', ios: 'iOS' };

/** Checks a name that a guide wrote. */
export function isPlatform(name: string): name is Platform {
  return PLATFORMS.some((platform) => platform === name);
}
