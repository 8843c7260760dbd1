import { SimulatedPhone } from './SimulatedPhone';
import type { Platform } from './types';

let phone: SimulatedPhone | undefined;

/** Starts a new phone, with nothing mounted and every permission granted, and returns it. */
export function startPhone(platform: Platform): SimulatedPhone {
  return setPhone(new SimulatedPhone(platform));
}

/** Sets the phone that the native modules use. */
export function setPhone<T extends SimulatedPhone>(next: T): T {
  phone = next;
  return next;
}

/** Returns the phone that the native modules use. */
export function getPhone(): SimulatedPhone {
  if (phone == null) throw new Error('No phone is running. Call startPhone(platform) first.');
  return phone;
}
