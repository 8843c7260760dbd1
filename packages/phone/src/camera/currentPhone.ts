import type { SimulatedPhone } from './SimulatedPhone';

let phone: SimulatedPhone | undefined;

/** Sets the phone that the native modules use. */
export function setPhone<T extends SimulatedPhone>(next: T): T {
  phone = next;
  return next;
}

export function hasPhone(): boolean {
  return phone != null;
}

/** Returns the phone that the native modules use. */
export function getPhone(): SimulatedPhone {
  if (phone == null) throw new Error('No phone is running. Call setPhone(phone) first.');
  return phone;
}
