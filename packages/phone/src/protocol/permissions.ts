/** The permissions that the library asks for. */
export const PERMISSIONS = ['camera', 'microphone', 'location'] as const;

/** A permission that the library asks for. */
export type Permission = (typeof PERMISSIONS)[number];
