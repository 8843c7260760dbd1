import { getPhone } from '../camera/currentPhone';
import type { LivePhone } from './LivePhone';

/** Returns the phone of this document. */
export function getLivePhone(): LivePhone {
  return getPhone() as LivePhone;
}
