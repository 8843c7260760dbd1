/** For tests: starts phones, and ends them after each test. */
import { afterEach } from '@jest/globals';
import { endPhone } from './startPhone';

export type { Permission } from '../protocol/permissions';
export type { Platform } from '../protocol/platform';
export type { StartPermission } from '../protocol/permissions';
export type { SituationName } from '../protocol/situations';
export type { ExpectedEntry } from '../protocol/Step';
export type { TraceEntry, TraceKind } from '../protocol/trace';
export { startPhone, type Phone, type PhoneOptions } from './startPhone';

afterEach(endPhone);
