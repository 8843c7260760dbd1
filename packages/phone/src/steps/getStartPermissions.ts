import type { StartPermissions } from '../protocol/permissions';

/** Returns the permissions that a phone starts with, as its hash has them. The user hasn't answered the others. */
export function getStartPermissions({ permissions }: { permissions: StartPermissions }): string[] {
  return Object.entries(permissions).flatMap(([permission, answer]) => {
    if (answer === 'ask') return [];
    // Android asks twice.
    return answer === 'granted' ? `${permission}:granted` : `${permission}:refused:2`;
  });
}
