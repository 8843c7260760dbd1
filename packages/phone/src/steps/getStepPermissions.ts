import type { Step } from '../protocol/Step';

/** Returns the values of `permission` in the hash of a phone that a step starts on. */
export function getStepPermissions({ asksForPermission }: Step): string[] {
  return asksForPermission ? [] : ['camera:granted', 'microphone:granted', 'location:granted'];
}
