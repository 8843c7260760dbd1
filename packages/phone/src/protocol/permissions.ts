/** The permissions that the library asks for. */
export const PERMISSIONS = ['camera', 'microphone', 'location'] as const;

/** A permission that the library asks for. */
export type Permission = (typeof PERMISSIONS)[number];

/** The user's answer to a permission before the start: not asked yet, granted, or denied so that the system won't ask again. */
export type StartPermission = 'ask' | 'granted' | 'denied';

/** The permissions that a phone starts with. */
export type StartPermissions = Readonly<Record<Permission, StartPermission>>;
