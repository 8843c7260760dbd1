import { SimulatedPhone } from './SimulatedPhone';
import type { Platform } from './types';

let phone: SimulatedPhone | undefined;

/** Starts a new phone, with nothing mounted and every permission granted, and returns it. */
export function startPhone(platform: Platform): SimulatedPhone {
  phone = new SimulatedPhone(platform);
  return phone;
}

/** Returns the phone that the native modules of this process talk to. */
export function getPhone(): SimulatedPhone {
  if (phone == null) throw new Error('No phone is running. Call startPhone(platform) first.');
  return phone;
}
