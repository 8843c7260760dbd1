import type { CodeType } from 'react-native-vision-camera';
import { PERMISSIONS, type Permission } from '../protocol/permissions';
import { PLATFORMS, type Platform } from '../protocol/platform';
import type { StartPermission } from '../protocol/permissions';
import { situations, type SituationName } from '../protocol/situations';
import type { ExpectedEntry } from '../protocol/Step';
import type { TraceEntry } from '../protocol/trace';
import { describeMissing } from '../steps/describeTrace';
import { findEntry } from '../steps/matches';
import { poll } from '../steps/runStep';
import { renderChanges, wait } from './act';
import { checkName } from './checkName';
import { getDevices, installPhone } from './installPhone';
import { TestPhone } from './TestPhone';

/** How a phone starts. */
export interface PhoneOptions {
  /** Key of the phone, such as `iphone-7`. Without one, it's `android-logical-camera` or `iphone-13`. */
  model?: string;
  /** The user's answers before the start. Permissions that aren't listed are granted. */
  permissions?: Partial<Record<Permission, StartPermission>>;
  /** What's already the case, such as `no-camera` or `full-disk`. */
  situations?: readonly SituationName[];
}

/** A simulated phone. */
export interface Phone {
  readonly platform: Platform;
  /** What happened so far, oldest first. */
  readonly trace: readonly TraceEntry[];
  /** The app doesn't have this permission yet. When it asks, the user allows it. */
  allow(permission: Permission): void;
  /** The app doesn't have this permission yet. When it asks, the user doesn't allow it. */
  deny(permission: Permission): void;
  /** The user changes permissions in Settings and comes back. On a real iPhone, that starts the app again. */
  changeInSettings(permissions: Partial<Record<Permission, 'granted' | 'denied'>>): void;
  /** A call covers the app until `comeBack()`. */
  receiveCall(): void;
  /** The user leaves the app until `comeBack()`. */
  goHome(): void;
  /** Ends a call, or returns to the app. */
  comeBack(): void;
  /** From now on, there's no space for another file. */
  fillDisk(): void;
  /**
   * Holds a code in front of the back camera, and returns whether the app's scanner reads it. Without a type, a value of
   * 13 digits is an EAN-13 and any other value a QR code.
   */
  scan(value: string, type?: CodeType): boolean;
  /** Triggers a situation of a running phone, or turns off one that's on. */
  trigger(situation: SituationName): void;
  /** Lets time pass on the phone, whether timers are fake or real. */
  wait(milliseconds: number): Promise<void>;
  /**
   * Waits up to six seconds until the trace has an entry with these fields. It ignores what happened before the last thing
   * that you did to the phone, and what an earlier call found.
   */
  waitFor(entry: ExpectedEntry): Promise<void>;
}

/** Android asks twice. */
const REFUSALS = { ask: 0, granted: 0, denied: 2 };

/** Milliseconds after which everything that unmounting starts has ended. */
const UNMOUNT_MS = 10;

let current: TestPhone | undefined;

const checkPermission = (name: string): void => checkName('permission', name, PERMISSIONS);
const checkSituation = (name: string): void => checkName('situation', name, Object.keys(situations));

/** Starts a new phone. Call it before you render the screen. */
export function startPhone(platform: Platform, options: PhoneOptions = {}): Phone {
  checkName('platform', platform, PLATFORMS);
  const phone = new TestPhone(platform);
  current = installPhone(phone, getDevices(platform, options.model));
  for (const situation of options.situations ?? []) {
    checkSituation(situation);
    if (situations[situation].kind === 'start') phone.prepare(situation);
    else phone.trigger(situation);
  }
  for (const [permission, answer] of Object.entries(options.permissions ?? {})) {
    checkPermission(permission);
    phone.setPermission(permission as Permission, {
      isGranted: answer === 'granted',
      refusals: REFUSALS[answer],
    });
  }
  phone.listDevices(phone.devices);

  const { entries: trace } = phone;
  let from = 0;
  const change = <T>(task: () => T): T => {
    from = trace.length;
    let result: T;
    renderChanges(() => {
      result = task();
    });
    return result!;
  };
  const setAnswer = (permission: Permission, answer: 'granted' | 'denied') => {
    checkPermission(permission);
    phone.setPermission(permission, { isGranted: false, answer });
  };
  return {
    platform,
    trace,
    allow: (permission) => setAnswer(permission, 'granted'),
    deny: (permission) => setAnswer(permission, 'denied'),
    changeInSettings: (permissions) =>
      change(() => {
        phone.openSettings();
        for (const [permission, answer] of Object.entries(permissions)) {
          checkPermission(permission);
          phone.changeInSettings(permission as Permission, answer === 'granted');
        }
        phone.comeBack();
      }),
    receiveCall: () => change(() => phone.trigger('interrupt')),
    goHome: () => change(() => phone.trigger('home')),
    comeBack: () => change(() => phone.comeBack()),
    fillDisk: () => change(() => phone.fillDisk()),
    scan: (value, type = /^\d{13}$/.test(value) ? 'ean-13' : 'qr') =>
      change(() => phone.showCode(value, type)),
    trigger(situation) {
      checkSituation(situation);
      if (situations[situation].kind === 'start')
        throw new Error(
          `A phone has to start with "${situation}": startPhone('${platform}', { situations: ['${situation}'] }).`,
        );
      change(() => phone.trigger(situation));
    },
    wait,
    waitFor(entry) {
      const isThere = () => findEntry(trace, entry, from) >= 0;
      // A prop keeps its value from before.
      const getMessage = () => describeMissing(entry, entry.kind === 'prop' ? trace : trace.slice(from));
      return pointAtCaller(this.waitFor, async () => {
        await poll({ wait }, isThere, getMessage);
        from = findEntry(trace, entry, from) + 1;
      });
    },
  };
}

/** Runs a task whose errors show the line of the test that called a function. React loses it. */
async function pointAtCaller(
  called: (...values: never[]) => unknown,
  task: () => Promise<void>,
): Promise<void> {
  const place = { stack: '' };
  Error.captureStackTrace(place, called);
  try {
    await task();
  } catch (error) {
    const { message } = error as Error;
    throw Object.assign(new Error(message), { stack: place.stack.replace(/^.*/, `Error: ${message}`) });
  }
}

/** Ends the phone of a test, and throws an error if something on it would crash a real app or lose data. */
export async function endPhone(): Promise<void> {
  if (current == null) return;
  const { platform, faults } = current;
  await wait(UNMOUNT_MS);
  installPhone(new TestPhone(platform), getDevices(platform));
  current = undefined;
  if (faults.length > 0) throw new Error(`On the simulated ${platform} phone: ${faults.join('\n')}`);
}
